import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { packText } from "../../packed-json.ts";
import { remakeFrame } from "./remade-frames.ts";
import { usualTexts } from "./usual-texts.ts";

const text = `${usualTexts.toString("utf8", 20_000, 24_000)} Padaria Trigo Bom`;
const wanted = () => true;
const usual = { hasUsualTexts: true, isShort: false };

test("usual texts take little room in an answer, and come back as they were", async () => {
  const frame = packText(text);
  const smaller = await remakeFrame({ id: "one", frame }, usual, wanted);
  expect(smaller.length).toBeLessThan(frame.length / 5);
  expect(zstdDecompressSync(smaller, { dictionary: usualTexts }).toString()).toBe(text);
});

test("each form of an answer is kept beside the others", async () => {
  const packed = { id: "forms", frame: packText("<p>Rotinas</p><p>Vale-transporte</p>") };
  const short = await remakeFrame(packed, { hasUsualTexts: false, isShort: true }, wanted);
  const both = await remakeFrame(packed, { hasUsualTexts: true, isShort: true }, wanted);
  const long = await remakeFrame(packed, usual, wanted);
  expect(zstdDecompressSync(short).toString()).toBe("<p>Rotinas\u0001Vale-transporte</p>");
  expect(zstdDecompressSync(both, { dictionary: usualTexts })).toEqual(zstdDecompressSync(short));
  expect(zstdDecompressSync(long, { dictionary: usualTexts })).toEqual(zstdDecompressSync(packed.frame));
});

test("an answer that is sent again is not compressed again", async () => {
  const packed = { id: "again", frame: packText(text) };
  expect(await remakeFrame(packed, usual, wanted)).toBe(await remakeFrame(packed, usual, wanted));
});

test("an answer whose caller is gone is left as it is, and compressed for the next caller", async () => {
  const packed = { id: "gone", frame: packText(text) };
  expect(await remakeFrame(packed, usual, () => false)).toBe(packed.frame);
  expect(await remakeFrame(packed, usual, wanted)).not.toBe(packed.frame);
});
