import { expect, test } from "vitest";
import { readDate } from "./dates.ts";
import { findAll, htmlOf, parseHtml, textOf } from "./html-page.ts";
import { readLinkedData } from "./json-ld.ts";
import { readPayText } from "./pay-text.ts";
import { readPlaceText } from "./place-text.ts";
import { repairJson } from "./repair-json.ts";

const long = 300_000;

test("very deep pages are searched and read without falling", () => {
  const page = parseHtml(`<p>topo</p>${"<div>".repeat(20_000)}fundo`);
  expect(textOf(page)).toBe("topo");
  expect(findAll(page, "div").length).toBe(20_000);
  expect(typeof htmlOf(findAll(page, "p")[0] ?? null)).toBe("string");
});

test("very long texts without sense are read in one pass", () => {
  expect(readPlaceText("a".repeat(long)).places).toHaveLength(1);
  expect(readPayText(`R$ ${"1.".repeat(long)}`)).toBeDefined();
  expect(readDate("há ".repeat(long), new Date(0))).toBeUndefined();
  expect(repairJson(`${" ".repeat(long)}x${" ".repeat(long)}x`)).toBeUndefined();
  expect(repairJson(`{"a":"${"\\".repeat(long)}`)).toBeUndefined();
});

test("thousands of beginnings of a posting are not all followed to the end", () => {
  const html = `<body>${'{"@context":"http://schema.org" '.repeat(10_000)}`;
  expect(readLinkedData(parseHtml(html), html).postings).toEqual([]);
  const nested = '<div itemprop="x" itemscope itemtype="https://schema.org/JobPosting">'.repeat(3000);
  expect(readLinkedData(parseHtml(nested)).postings.length).toBeLessThanOrEqual(100);
});
