import { hash } from "node:crypto";
import type { Encoding } from "@vagou/contract/web-build";
import { compressOnce } from "../encoding/compress.ts";

/** A file of the web app as it is served: itself and its compressed forms, in memory. */
export type WebFile = {
  contentType: string;
  cacheControl: string;
  /** What only this kind of file says, beside the headers of every answer. */
  headers: Readonly<Record<string, string>>;
  /** The encodings that it has, the smallest first. */
  encodings: readonly Encoding[];
  /** The same text and headers have the same tag, in each process and after each start. */
  tag: string;
  /** @param encoding one of `encodings`; null for the file as it is */
  read(encoding: Encoding | null): Promise<Buffer>;
};

type Described = Pick<WebFile, "contentType" | "cacheControl" | "headers">;

/** A file of the build, with what the build compressed beside it. */
export function buildFile(
  described: Described,
  content: Buffer,
  compressed: ReadonlyMap<Encoding, Buffer>,
): WebFile {
  const bySize = [...compressed].toSorted(([, one], [, other]) => one.length - other.length);
  return {
    ...described,
    encodings: bySize.map(([encoding]) => encoding),
    tag: tagOf(described, content),
    read: async (encoding) => (encoding === null ? undefined : compressed.get(encoding)) ?? content,
  };
}

/**
 * A page, which is known only since the start, or only for one request. It is compressed when it is first asked for,
 * then kept: pages that no person opens cost the start nothing.
 */
export function pageFile(
  described: Described,
  text: string,
  compress: (encoding: Encoding, text: Buffer) => Promise<Buffer> = compressOnce,
): WebFile {
  const content = Buffer.from(text);
  const compressed = new Map<Encoding, Promise<Buffer>>();
  return {
    ...described,
    encodings: content.length < compressedFrom ? [] : ["br", "zstd", "gzip"],
    tag: tagOf(described, content),
    read: async (encoding) => {
      if (encoding === null) return content;
      const smaller = compressed.get(encoding) ?? compress(encoding, content);
      compressed.set(encoding, smaller);
      return smaller;
    },
  };
}

/** Bytes. A shorter page is a packet as it is. */
const compressedFrom = 600;

/** A browser that keeps the text keeps its headers too, so other headers are another version. */
function tagOf({ headers }: Described, content: Buffer): string {
  const whole = Buffer.concat([Buffer.from(JSON.stringify(headers)), content]);
  return hash("sha256", whole, "base64url").slice(0, 16);
}
