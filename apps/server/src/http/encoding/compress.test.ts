import { brotliDecompressSync, gunzipSync, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAnswer, compressOnce, unpackAnswer } from "./compress.ts";

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

test("an answer for a client that accepts no encoding is unpacked in its turn, after those that came before", async () => {
  const long = Buffer.from(Array.from({ length: 100_000 }, (_, index) => `${index} `).join(""));
  const ended: string[] = [];
  const note = (name: string) => () => void ended.push(name);
  await Promise.all([
    compressAnswer("br", long).then(note("compressed")),
    compressAnswer("br", long).then(note("compressed")),
    unpackAnswer(zstdCompressSync(text), { isShort: false, isWanted: () => true }).then(note("unpacked")),
  ]);
  expect(ended[0]).toBe("compressed");
});

test("an answer whose caller is gone is not unpacked", async () => {
  const packed = zstdCompressSync(text);
  expect(await unpackAnswer(packed, { isShort: false, isWanted: () => true })).toEqual(text);
  expect(await unpackAnswer(packed, { isShort: false, isWanted: () => false })).toBe(packed);
});
