import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAnswer, compressOnce } from "./compress.ts";

const text = Buffer.from("Auxiliar administrativo em Recife. ".repeat(500));

test.each([
  ["br", brotliDecompressSync],
  ["zstd", zstdDecompressSync],
  ["gzip", gunzipSync],
] as const)("%s makes a text smaller that can be read again", async (encoding, unpack) => {
  for (const compress of [compressOnce, compressAnswer]) {
    const smaller = await compress(encoding, text);
    expect(smaller.length).toBeLessThan(text.length / 50);
    expect(unpack(smaller)).toEqual(text);
  }
});

test("an answer whose caller is gone is not compressed", async () => {
  expect(await compressAnswer("br", text, () => false)).toBe(text);
});
