import { glob, readFile } from "node:fs/promises";
import { extname, join, posix, sep } from "node:path";
import { compressedSuffixes, type Encoding } from "@vagou/contract/web-build";
import { encodings } from "../encoding/choose-encoding.ts";
import { fileHeaders } from "../answers/security-headers.ts";
import { documentGlobs } from "./read-documents.ts";
import { buildFile, type WebFile } from "./web-file.ts";

/**
 * Reads all files of the build but its documents, with what was compressed beside them: some megabytes, which are sent
 * from memory, so that a later build does not change the files of a running server.
 * @param folder the build's client folder
 * @returns path → file, as `/assets/app-1a2b.js`
 */
export async function readBuild(folder: string): Promise<Map<string, WebFile>> {
  const contents = new Map<string, Buffer>();
  const names = await Array.fromAsync(glob("**/*.*", { cwd: folder, exclude: documentGlobs }));
  await Promise.all(
    names.map(async (name) => {
      contents.set(`/${name.split(sep).join(posix.sep)}`, await readFile(join(folder, name)));
    }),
  );
  const files = new Map<string, WebFile>();
  for (const [path, content] of contents) {
    if (encodings.some((encoding) => path.endsWith(compressedSuffixes[encoding]))) continue;
    const compressed = new Map<Encoding, Buffer>();
    for (const encoding of encodings) {
      const smaller = contents.get(`${path}${compressedSuffixes[encoding]}`);
      if (smaller !== undefined) compressed.set(encoding, smaller);
    }
    files.set(path, buildFile(describeFile(path), content, compressed));
  }
  return files;
}

function describeFile(path: string): Pick<WebFile, "contentType" | "cacheControl" | "headers"> {
  // Names under assets/ hold a hash of the content; pictures and the manifest rarely change.
  const isNamedByContent = path.startsWith("/assets/");
  return {
    contentType: contentTypes[extname(path)] ?? "application/octet-stream",
    cacheControl: `public, max-age=${isNamedByContent ? `${yearS}, immutable` : dayS}`,
    headers: fileHeaders,
  };
}

const dayS = 86_400;
const yearS = 365 * dayS;

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/vnd.microsoft.icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
