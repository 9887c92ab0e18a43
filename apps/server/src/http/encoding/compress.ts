import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress, zstdDecompress } from "node:zlib";
import { shortenSearch } from "@vagou/contract/search/short-search";
import type { Encoding } from "@vagou/contract/web-build";
import { packedParams, unpackedMax } from "../../packed-json.ts";
import { createBoundedLine } from "../../tasks/bounded-line.ts";
import { usualTexts } from "./usual-texts.ts";

/** Compresses a text that is sent many times as small as it can be: tens of milliseconds, in Node's own threads. */
export function compressOnce(encoding: Encoding, text: Buffer): Promise<Buffer> {
  return compress(encoding, text, { br: 11, zstd: 19, gzip: 9 });
}

/**
 * Compresses an answer that is sent once, in about a millisecond for 100 kB: in Node's own threads, and in no more than
 * a half of them, so that passwords, files and names of hosts do not wait for many answers.
 * @param isWanted asked when its turn has come: where the caller is gone, the text is returned as it is
 */
export function compressAnswer(
  encoding: Encoding,
  text: Buffer,
  isWanted: () => boolean = () => true,
): Promise<Buffer> {
  return answers.run(async () => (isWanted() ? compress(encoding, text, answerLevels) : text));
}

/**
 * The same for postings packed with zstd, which are unpacked only when their turn has come: ten times their memory.
 * @param isWanted as in `compressAnswer`
 */
export function recompressAnswer(
  encoding: Encoding,
  packed: Buffer,
  { isShort, isWanted }: UnpackOptions,
): Promise<Buffer> {
  return answers.run(async () =>
    isWanted() ? compress(encoding, await unpackNow(packed, isShort), answerLevels) : packed,
  );
}

/**
 * A frame of Zstandard, compressed anew with the usual texts as its dictionary: about a millisecond for 100 kB.
 * @returns null where the caller is gone (`isWanted`)
 */
export function recompressWithDictionary(
  frame: Uint8Array,
  { isShort, isWanted }: UnpackOptions,
): Promise<Buffer | null> {
  return answers.run(async () => {
    if (!isWanted()) return null;
    const text = await unpackNow(frame, isShort);
    return zstd(text, {
      dictionary: usualTexts,
      pledgedSrcSize: text.length,
      params: packedParams,
    });
  });
}

/**
 * Unpacks postings for a client that accepts no encoding, when their turn has come: see `recompressAnswer`.
 * @param isWanted as in `compressAnswer`
 */
export function unpackAnswer(packed: Buffer, { isShort, isWanted }: UnpackOptions): Promise<Buffer> {
  return answers.run(async () => (isWanted() ? unpackNow(packed, isShort) : packed));
}

/** `isShort`: in the short form of a search. `isWanted`: as in `compressAnswer`. */
type UnpackOptions = { isShort: boolean; isWanted: () => boolean };

/** @returns the text of packed postings @throws {Error} for bytes that are not packed, or far too much text */
async function unpackNow(packed: Uint8Array, isShort: boolean): Promise<Buffer> {
  const text = await unpack(packed, { maxOutputLength: unpackedMax });
  return isShort ? Buffer.from(shortenSearch(text.toString())) : text;
}

const answerLevels = { br: 5, zstd: 5, gzip: 6 };

/** Requests at once are bounded already (`bound-requests`), and with them the answers that wait here. */
const answers = createBoundedLine({ sideBySide: 2, waiting: Number.POSITIVE_INFINITY });

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const deflate = promisify(gzip);
const unpack = promisify(zstdDecompress);

function compress(
  encoding: Encoding,
  text: Buffer,
  levels: Readonly<Record<Encoding, number>>,
): Promise<Buffer> {
  return byEncoding[encoding](text, levels[encoding]);
}

const byEncoding: Readonly<Record<Encoding, (text: Buffer, level: number) => Promise<Buffer>>> = {
  br: (text, level) =>
    brotli(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  // Without the size a high level prepares tables for megabytes, a hundred times the work for a small file.
  zstd: (text, level) =>
    zstd(text, {
      pledgedSrcSize: text.length,
      params: { [constants.ZSTD_c_compressionLevel]: level },
    }),
  gzip: (text, level) => deflate(text, { level }),
};
