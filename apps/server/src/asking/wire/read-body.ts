import { pipeline, type Readable, type Transform } from "node:stream";
import { promisify } from "node:util";
import { createBrotliDecompress, createGunzip, createInflate, gunzip } from "node:zlib";
import type { Dispatcher } from "undici";

const bodyBytesMax = 5 * 1024 * 1024;

/** Thrown when a reply is larger than `bodyBytesMax`. */
export class ReplyTooLarge extends Error {
  override readonly name = "ReplyTooLarge";
}

/**
 * Reads a reply to its end and undoes its `content-encoding`; a file that is compressed itself
 * (`sitemap.xml.gz`) is unpacked too.
 * @returns the bytes, in memory of their own
 * @throws {ReplyTooLarge} over 5 MB unpacked, even if fewer bytes were sent
 */
export async function readBody(
  response: Pick<Dispatcher.ResponseData, "body" | "headers">,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decompressed(response)) {
    const bytes: Buffer = chunk;
    size += bytes.length;
    if (size > bodyBytesMax) throw tooLarge();
    chunks.push(bytes);
  }
  const body = join(chunks, size);
  return isGzip(body) ? new Uint8Array(await unpack(body)) : body;
}

/** Not by `Buffer.concat`, which takes the memory of small replies from a piece that others use too. */
function join(chunks: readonly Buffer[], size: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    body.set(chunk, end);
    end += chunk.length;
  }
  return body;
}

/** The encodings that servers send us. A map, because in an object a portal could name `constructor`, too. */
const decoders: ReadonlyMap<string, () => Transform> = new Map([
  ["gzip", createGunzip],
  ["br", createBrotliDecompress],
  ["deflate", createInflate],
]);

/** The body without its `content-encoding`; as it came where that is another one. */
function decompressed({ body, headers }: Pick<Dispatcher.ResponseData, "body" | "headers">): Readable {
  const createDecoder = decoders.get(String(headers["content-encoding"] ?? "").toLowerCase());
  // pipeline() ends one side when the other fails; the reader sees the failure, so it is not handled here.
  return createDecoder === undefined ? body : pipeline(body, createDecoder(), () => {});
}

/**
 * Looks at the first bytes (RFC 1952, 2.3.1), with which no text begins. Servers call such a file
 * application/gzip, application/octet-stream or text/xml, and some add a `content-encoding`
 * that is already undone here.
 */
function isGzip(body: Uint8Array): boolean {
  return body[0] === 0x1f && body[1] === 0x8b && body[2] === 0x08;
}

async function unpack(body: Uint8Array): Promise<Buffer> {
  try {
    return await promisify(gunzip)(body, { maxOutputLength: bodyBytesMax });
  } catch (error) {
    const isTooLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw isTooLarge ? tooLarge() : error;
  }
}

function tooLarge(): ReplyTooLarge {
  return new ReplyTooLarge(`over ${bodyBytesMax} bytes`);
}
