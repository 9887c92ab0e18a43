import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createShortener } from "./shorten-sign-names.ts";

test("a name of several words is the same letters wherever it stands, and another name is others", () => {
  const [payment, documents] = [
    'needs: [["a fee"]], signs: { "a fee": one, amount: two, "its price": three }',
    'signs: { "its price": four, "a refund": five }',
  ];
  const shorten = createShortener([payment, documents]);
  expect(shorten(documents)).toBe('signs: { "B": four, "C": five }');
  expect(shorten(payment)).toBe('needs: [["A"]], signs: { "A": one, amount: two, "B": three }');
});

test("words that no sign is named by stay as they are", () => {
  const code = 'words: ["w h a t s"], signs: { amount: one }';
  expect(createShortener([code])(code)).toBe(code);
});

test("all letters are different, also of more names than the alphabet has letters", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz".split("");
  const names = letters.flatMap((one) => letters.map((other) => `"${one} ${other}":`));
  const shorten = createShortener(names);
  expect(new Set(names.map(shorten)).size).toBe(names.length);
  expect(shorten('"a a": "a z": "b a":')).toBe('"A": "Z": "AA":');
});

test("no sign is looked up by a name that its file does not define", () => {
  const folder = join(import.meta.dirname, "../../packages/one-list/src/fraud/signs");
  const needed = readdirSync(folder).flatMap((file) => {
    const code = readFileSync(join(folder, file), "utf8");
    // To the end of the list, which may take several lines.
    const lists = [...code.matchAll(/\bneeds\b[^[\n]*(?:\["needs"\] = )?(\[[^;:}]*)/g)];
    return lists.flatMap(([, list = ""]) =>
      [...list.matchAll(/"[^"]+"/g)].map(([name]) => ({
        name,
        isDefined: code.includes(`${name}:`) || code.includes(`${name.slice(1, -1)}:`),
      })),
    );
  });
  expect(needed.length).toBeGreaterThan(8);
  expect(needed.filter(({ isDefined }) => !isDefined)).toEqual([]);
});
