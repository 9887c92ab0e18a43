import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** A JSON text in pieces: texts, and frames of Zstandard that are sent as they are stored. */
export type PackedJson = { pieces: readonly (string | PackedFrame)[] };

/** `id`: that of its text. */
export type PackedFrame = { id: string; frame: Uint8Array };

/**
 * Of fifty postings level 9 makes 9.8 kB in 0.8 ms, level 5 10.7 kB in 0.4 ms, level 12 9.6 kB in 4.4 ms: people pay for
 * bytes, and each answer is packed once for all people (`docs/performance.md`).
 */
export const packedLevel = 9;

/** A hundred megabytes of text: fifty times the largest answer. */
export const unpackedMax = 100_000_000;

/** @returns a text as a compressed frame */
export function packText(text: string): Uint8Array {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: packedLevel } });
}

/** @param frame frames that follow each other are one text @throws {Error} for bytes that are no frame */
export function unpackText(frame: Uint8Array): string {
  return zstdDecompressSync(frame, { maxOutputLength: unpackedMax }).toString();
}
