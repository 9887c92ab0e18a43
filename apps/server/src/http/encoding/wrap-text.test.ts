import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packText, unpackText } from "../../packed-json.ts";
import { usualTexts } from "./usual-texts.ts";
import { wrapText, wrapWithUsualTexts } from "./wrap-text.ts";

test.each([
  ["empty", ""],
  ["of one byte", "]"],
  ["with accents and emoji", '{"display_name":"Indústria 🏭","outcome":"answered"}'],
  ["at the length from which texts are compressed", "é".repeat(500)],
  ["one byte longer", `${"é".repeat(500)}a`],
  ["of many blocks", "0123456789".repeat(50_000)],
])("a text %s is a frame that unpacks to it", (_what, text) => {
  expect(zstdDecompressSync(wrapText(text)).toString()).toBe(text);
});

test("a long text is compressed, a short one is twelve bytes longer than it is", () => {
  expect(wrapText("a".repeat(1_001)).length).toBeLessThan(50);
  expect(wrapText("a".repeat(1_000)).length).toBe(1_012);
});

test("with the usual texts the frame of an answer takes a quarter of its bytes", () => {
  const head =
    '{"services":[{"name":"bne","display_name":"BNE","count":7,"total":null,"has_error":false,"outcome":"answered","took_ms":31,"cached":false,"age_s":null,"fichas":"charged","jobs":';
  for (const text of [head, "", "]", "é".repeat(2_000)])
    expect(zstdDecompressSync(wrapWithUsualTexts(text), { dictionary: usualTexts }).toString()).toBe(text);
  expect(wrapWithUsualTexts(head).length).toBeLessThan(head.length / 4);
});

test("frames of texts and of postings follow each other as one text", () => {
  const frames = [wrapText('{"jobs":'), packText("[1,2,3]"), wrapText("}")];
  expect(unpackText(Buffer.concat(frames))).toBe('{"jobs":[1,2,3]}');
});
