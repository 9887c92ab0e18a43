import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packText } from "../../packed-json.ts";
import { withDictionary } from "./dictionary-frames.ts";
import { usualTexts } from "./usual-texts.ts";

const text = `${usualTexts.toString("utf8", 20_000, 24_000)} Padaria Trigo Bom`;
const wanted = () => true;

test("usual texts take little room in an answer, and come back as they were", async () => {
  const frame = packText(text);
  const smaller = await withDictionary({ id: "one", frame }, false, wanted);
  expect(smaller.length).toBeLessThan(frame.length / 5);
  expect(zstdDecompressSync(smaller, { dictionary: usualTexts }).toString()).toBe(text);
});

test("the short form of an answer is kept beside the long one", async () => {
  const packed = { id: "forms", frame: packText("<p>Rotinas</p><p>Vale-transporte</p>") };
  const read = (frame: Uint8Array) => zstdDecompressSync(frame, { dictionary: usualTexts }).toString();
  expect(read(await withDictionary(packed, true, wanted))).toBe("<p>Rotinas\u0001Vale-transporte</p>");
  expect(read(await withDictionary(packed, false, wanted))).toBe("<p>Rotinas</p><p>Vale-transporte</p>");
});

test("an answer that is sent again is not compressed again", async () => {
  const packed = { id: "again", frame: packText(text) };
  expect(await withDictionary(packed, false, wanted)).toBe(await withDictionary(packed, false, wanted));
});

test("an answer whose caller is gone is left as it is, and compressed for the next caller", async () => {
  const packed = { id: "gone", frame: packText(text) };
  expect(await withDictionary(packed, false, () => false)).toBe(packed.frame);
  expect(await withDictionary(packed, false, wanted)).not.toBe(packed.frame);
});
