import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { earlyFormatsOf, loadedByWeb } from "./find-early-formats.ts";
import { sourceFiles } from "./source-files.ts";

// A cheap phone takes 20 to 100 ms to make one, and makes it before the page answers the first touch.
test("no file that the web loads makes a format of Intl before one is needed", () => {
  const loaded = loadedByWeb(sourceFiles("."));
  expect(loaded.length).toBeGreaterThan(400);
  expect(loaded).toEqual(
    expect.arrayContaining([
      "packages/contract/src/limits.ts",
      "packages/one-list/src/merging/merge-vacancies.ts",
    ]),
  );
  expect(loaded.flatMap((path) => earlyFormatsOf(path, readFileSync(path, "utf8")))).toEqual([]);
});

test.each([
  'const money = new Intl.NumberFormat("pt-BR");',
  'export const list = Intl.ListFormat("pt-BR");',
  "const { NumberFormat } = Intl;",
  'const price = (7).toLocaleString("pt-BR");',
  "const today = new Date(0).toLocaleDateString();",
  'const names = ["b", "a"].sort((a, b) => a.localeCompare(b));',
  "const clock = (() => new Intl.DateTimeFormat())();",
  "const clock = makeClock(); function makeClock() { return new Intl.DateTimeFormat(); }",
  "const makeClock = () => new Intl.DateTimeFormat(); const clock = makeClock();",
  "class Words { static clock = new Intl.DateTimeFormat(); }",
])("refuses %s", (text) => {
  expect(earlyFormatsOf("x.tsx", text)).toEqual(["x.tsx:1 makes a format of Intl when it is loaded"]);
});

test.each([
  "let clock: Intl.DateTimeFormat | undefined; export function time() { clock ??= new Intl.DateTimeFormat(); }",
  "export const time = (at: Date) => at.toLocaleTimeString();",
  "export function Price() { return <b>{(7).toLocaleString()}</b>; }",
  "class Words { clock = new Intl.DateTimeFormat(); say() { return this.clock; } }",
  "const words = [1, 2].map((each) => String(each));",
])("allows %s", (text) => {
  expect(earlyFormatsOf("x.tsx", text)).toEqual([]);
});

test("what the web loads includes what its files import, but no types", () => {
  const files = [
    { path: "apps/web/app/a.ts", imports: [{ to: "packages/b.ts", isType: false }] },
    { path: "packages/b.ts", imports: [{ to: "packages/c.ts", isType: true }] },
    { path: "packages/c.ts", imports: [] },
  ];
  expect(loadedByWeb(files)).toEqual(["apps/web/app/a.ts", "packages/b.ts"]);
});
