import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** `to`: a path in this repository, or the name of a package. `isType`: only types are imported. */
export type Import = { to: string; isType: boolean };

export type SourceFile = { path: string; imports: readonly Import[] };

const statements =
  /^[ \t]*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s*)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

/**
 * @param root of the repository
 * @param path of a file in it
 * @returns the imports of the file, in the order written
 */
export function readImports(root: string, path: string): SourceFile {
  return { path, imports: importsOf(path, readFileSync(join(root, path), "utf8")) };
}

/** As `readImports`, for a source text that need not be a file. */
export function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(statements)].map(([, type, written = "", called]) => ({
    to: resolve(path, called ?? written),
    isType: type !== undefined,
  }));
}

/** `#lib/x` and `@vagou/contract/x` are files of this repository; anything else without a dot is a package. */
function resolve(from: string, written: string): string {
  if (written.startsWith(".")) return normalize(join(dirname(from), written));
  if (written.startsWith("#")) return join("apps/web/app", written.slice(1));
  const own = /^@vagou\/(command-line|contract|one-list|providers|standins|server|web)(?:\/(.*))?$/.exec(
    written,
  );
  if (own !== null) {
    const [, name = "", inside = "index"] = own;
    return join(
      ["command-line", "contract", "one-list", "providers"].includes(name) ? "packages" : "apps",
      name,
      "src",
      `${inside}.ts`,
    );
  }
  if (written.startsWith("node:")) return "node";
  return written.startsWith("@") ? written.split("/").slice(0, 2).join("/") : (written.split("/")[0] ?? "");
}
