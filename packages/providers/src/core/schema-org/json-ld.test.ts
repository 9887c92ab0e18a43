import { describe, expect, test } from "vitest";
import { parseHtml } from "../html/html-page.ts";
import { isOfType, readLinkedData } from "./json-ld.ts";

const block = (json: unknown, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${typeof json === "string" ? json : JSON.stringify(json)}</script>`;
const read = (html: string) => readLinkedData(parseHtml(`<html><body>${html}</body></html>`), html);
const titles = (html: string) => read(html).postings.map((posting) => posting["title"]);
const posting = { "@type": "JobPosting", title: "A" };

describe("a JobPosting is found", () => {
  test.each([
    ["alone", block(posting)],
    ["in an array", block([{ "@type": "Organization" }, posting])],
    ["in a graph", block({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite" }, posting] })],
    ["with a list of types", block({ ...posting, "@type": ["Thing", "JobPosting"] })],
    ["with a prefixed type", block({ ...posting, "@type": "schema:JobPosting" })],
    ["with the address of its type", block({ ...posting, "@type": "http://schema.org/JobPosting" })],
    ["as the main entity of a page", block({ "@type": "WebPage", mainEntity: posting })],
    [
      "in an item list",
      block({ "@type": "ItemList", itemListElement: [{ "@type": "ListItem", item: posting }] }),
    ],
    ["after other blocks", block({ "@type": "BreadcrumbList" }) + block(posting)],
    ["beside a broken block", block("{ oops") + block(posting)],
    ["in a carelessly marked script", block(posting, "id=x charset=utf-8 type='APPLICATION/LD+JSON'")],
    [
      "with trailing commas and raw line breaks",
      block('{"@type":"JobPosting","title":"A","description":"a\nb",}'),
    ],
    [
      "pushed by a framework",
      `<script>(self.__next_s=[]).push([0,${JSON.stringify({ type: "application/ld+json", children: JSON.stringify(posting) })}])</script>`,
    ],
    [
      "bare in the text",
      `<div>{"@context":"http:\\/\\/schema.org","@type":"JobPosting","title":"A"} e mais</div>`,
    ],
    [
      "as microdata",
      `<div itemscope itemtype="https://schema.org/JobPosting"><h1 itemprop=title>A</h1></div>`,
    ],
  ])("%s", (_, html) => {
    expect(titles(html)).toEqual(["A"]);
  });
});

test("a bare object keeps the tags of its description", () => {
  const html = `{"@context":"http://schema.org","@type":"JobPosting","title":"A","description":"<p>x {y}<\\/p>"}`;
  expect(read(html).postings[0]?.["description"]).toBe("<p>x {y}</p>");
});

test("a broken block is counted, the other blocks are read", () => {
  expect(read(block("{ oops") + block(posting)).brokenBlocks).toBe(1);
});

test("the addresses of an item list are found in every form of its items", () => {
  const itemListElement = [
    { "@type": "ListItem", url: "/vaga/1" },
    { "@type": "ListItem", item: "/vaga/2" },
    { "@type": "ListItem", item: { "@id": "/vaga/3", name: "C" } },
  ];
  expect(read(block({ "@type": "ItemList", itemListElement })).itemUrls).toEqual([
    "/vaga/1",
    "/vaga/2",
    "/vaga/3",
  ]);
});

test("microdata comes in the shape of JSON-LD, nested items and hidden values included", () => {
  const html = `<div itemscope itemtype="http://schema.org/JobPosting">
    <meta itemprop="datePosted" content="Fri Aug 07 02:00:00 UTC 2026">
    <span itemprop="title">Analista</span><span itemprop="title">Analista</span>
    <div itemprop="hiringOrganization" itemscope itemtype="http://schema.org/Organization"><b itemprop="name">SAP</b></div>
    <span itemprop="description"><p>Um &amp; dois</p></span></div>`;
  expect(read(html).postings).toEqual([
    {
      "@type": "JobPosting",
      datePosted: "Fri Aug 07 02:00:00 UTC 2026",
      title: "Analista",
      hiringOrganization: { "@type": "Organization", name: "SAP" },
      description: "<p>Um &amp; dois</p>",
    },
  ]);
});

test("a page without postings gives none, and endless nesting is not followed to its end", () => {
  expect(read("<p>JobPosting</p>")).toEqual({ postings: [], itemUrls: [], brokenBlocks: 0 });
  let nested: unknown = posting;
  for (let depth = 0; depth < 50; depth += 1) nested = { "@graph": [nested] };
  expect(titles(block(nested))).toEqual([]);
});

test("a type is matched as a whole", () => {
  expect(isOfType({ "@type": "NotJobPosting" }, "JobPosting")).toBe(false);
  expect(isOfType({}, "JobPosting")).toBe(false);
});
