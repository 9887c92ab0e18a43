import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** A JSON text in pieces: texts, and frames of Zstandard that are sent as they are stored. */
export type PackedJson = { pieces: readonly (string | PackedFrame)[] };

/** `id`: that of its text. */
export type PackedFrame = { id: string; frame: Uint8Array };

/**
 * Of fifty postings level 9 makes 10.0 kB in 1.4 ms, level 5 10.9 kB in 0.9 ms, level 12 9.8 kB in 6.3 ms: people pay for
 * bytes, and each answer is packed once for all people. Beginnings of five bytes instead of four, and twice as many
 * tries for each, take a hundredth of the bytes away in the same time (`docs/performance/bytes.md`).
 */
export const packedParams: Readonly<Record<number, number>> = {
  [constants.ZSTD_c_compressionLevel]: 9,
  [constants.ZSTD_c_minMatch]: 5,
  [constants.ZSTD_c_searchLog]: 6,
};

/** A hundred megabytes of text: fifty times the largest answer. */
export const unpackedMax = 100_000_000;

/** @returns a text as a compressed frame */
export function packText(text: string): Uint8Array {
  return zstdCompressSync(text, { params: packedParams });
}

/** @param frame frames that follow each other are one text @throws {Error} for bytes that are no frame */
export function unpackText(frame: Uint8Array): string {
  return zstdDecompressSync(frame, { maxOutputLength: unpackedMax }).toString();
}
