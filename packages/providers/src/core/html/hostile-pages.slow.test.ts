import { expect, test } from "vitest";
import { readDate } from "../text/dates.ts";
import { findAll, htmlOf, parseHtml, parseXml, textOf, type HtmlElement } from "./html-page.ts";
import { htmlToText } from "./html-to-text.ts";
import { readLinkedData } from "../schema-org/json-ld.ts";
import { ProviderChanged } from "../outcome-errors.ts";
import { pageBounds } from "./parse-within-bounds.ts";
import { readPayText } from "../pay/pay-text.ts";
import { readPlaceText } from "../place/place-text.ts";
import { repairJson } from "../schema-org/repair-json.ts";

const long = 300_000;

test("a page nested deeper than the bound counts as changed, one at the bound is read", () => {
  const nested = (depth: number) => `<p>topo</p>${"<div>".repeat(depth)}fundo`;
  const page = parseHtml(nested(pageBounds.depthMax));
  expect(textOf(page)).toBe("topo fundo");
  expect(findAll(page, "div").length).toBe(pageBounds.depthMax);
  expect(htmlOf(findAll(page, "div")[0] ?? null)).toContain("fundo");
  expect(() => parseHtml(nested(pageBounds.depthMax + 1))).toThrow(ProviderChanged);
  expect(() => parseXml(nested(20_000))).toThrow(ProviderChanged);
});

test("a page with more nodes, or an element with more attributes, than the bounds counts as changed", () => {
  expect(() => parseHtml("<br>a".repeat(pageBounds.nodesMax / 2))).not.toThrow();
  expect(() => parseHtml(`<br>a`.repeat(pageBounds.nodesMax / 2 + 1))).toThrow(ProviderChanged);
  const attributes = (count: number) =>
    `<p ${Array.from({ length: count }, (_, index) => `a${index}`).join(" ")}>`.repeat(2);
  expect(() => parseHtml(attributes(pageBounds.attributesMax))).not.toThrow();
  expect(() => parseHtml(attributes(pageBounds.attributesMax + 1))).toThrow(ProviderChanged);
});

test("a page of cards nested in cards counts as changed: each part is not read again for every card around it", () => {
  const page = parseHtml("<div>".repeat(250) + "<p>texto</p>".repeat(40_000));
  const read = (card: HtmlElement) => [".titulo", ".local", ".data"].map((part) => findAll(card, part));
  expect(() => findAll(page, "div").map(read)).toThrow(ProviderChanged);
  const text = parseHtml("<div>".repeat(250) + "texto ".repeat(400_000));
  expect(() => findAll(text, "div").map((card) => textOf(card))).toThrow(ProviderChanged);
});

test("an employer's text that is nested without end keeps its words, and does not fail the page", () => {
  expect(htmlToText(`<p>início</p>${"<div>".repeat(100_000)}meio${"</div>".repeat(100_000)}<p>fim`)).toBe(
    "início\n\nmeio fim",
  );
});

test("very long meaningless texts are read in one pass", () => {
  expect(readPlaceText("a".repeat(long)).places).toHaveLength(1);
  expect(readPayText(`R$ ${"1.".repeat(long)}`)).toBeDefined();
  expect(readDate("há ".repeat(long), new Date(0))).toBeUndefined();
  expect(repairJson(`${" ".repeat(long)}x${" ".repeat(long)}x`)).toBeUndefined();
  expect(repairJson(`{"a":"${"\\".repeat(long)}`)).toBeUndefined();
});

test("a page with thousands of unclosed postings is not searched to its end for each of them", () => {
  const html = `<body>${'{"@context":"http://schema.org" '.repeat(10_000)}`;
  expect(readLinkedData(parseHtml(html), html).postings).toEqual([]);
  const posting = '<div itemprop="x" itemscope itemtype="https://schema.org/JobPosting">';
  expect(readLinkedData(parseHtml(posting.repeat(250))).postings).toHaveLength(1);
  expect(readLinkedData(parseHtml(`${posting}</div>`.repeat(3000))).postings).toHaveLength(100);
});
