import fc from "fast-check";
import { Parser } from "htmlparser2";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hostileBodies } from "../testing/hostile-bodies.ts";
import { xssVectors } from "../testing/xss-vectors.ts";
import { PageTokenizer } from "./page-tokenizer.ts";

/** What a parser tells its handler, with neighbouring texts as one, because a handler joins them. */
function eventsOf(html: string, options: { Tokenizer?: typeof PageTokenizer } = {}): string[] {
  const events: string[] = [];
  let text = "";
  const add = (event: string) => {
    if (text !== "") events.push(`text ${text}`);
    text = "";
    events.push(event);
  };
  const parser = new Parser(
    {
      onopentagname: (name) => add(`name ${name}`),
      onattribute: (name, value, quote) => add(`attribute ${name}=${value} ${quote ?? "bare"}`),
      onopentag: (name, attributes, isImplied) =>
        add(`open ${name} ${JSON.stringify(attributes)} ${isImplied}`),
      ontext: (part) => void (text += part),
      onclosetag: (name, isImplied) => add(`close ${name} ${isImplied}`),
      oncomment: (comment) => add(`comment ${comment}`),
      onprocessinginstruction: (name, data) => add(`instruction ${name} ${data}`),
      oncdatastart: () => add("CDATA"),
      onend: () => add("end"),
    },
    options,
  );
  parser.end(html);
  return events;
}

const samples = () => {
  const folder = new URL("../../", import.meta.url);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /samples\/[^/]+\.html$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
};

/** Pieces of markup, the usual and the broken, in any order. */
const piece = fc.constantFrom(
  ..."<|>|/|</|/>|<!|<!--|-->|--!>|->|<!doctype html>|<!DOCTYPE|<?xml?>|<![CDATA[|]]>|=|=\"|\"|'|='| |\n|\f|x|ç|\0|<1|< a|</>|</ p>|<!>|<!-->|<!---->".split(
    "|",
  ),
  ..."&|&amp;|&amp|&nbsp;|&copy=1|&a=b|&copy|&eacute;|&#233;|&#x27;|&#128;|&#0;|&#38|&T|&notit;|&not|&lt|&ampere|P&D|&#".split(
    "|",
  ),
  ..."<script>|</script>|</SCRIPT >|<script/>|<style>|</style|<title>|</title>|<title/>|<textarea>|</textarea>|<iframe src=x>|</iframe>|<plaintext>|<xmp>|</xmp>|<noembed>|<noframes>".split(
    "|",
  ),
  ...'<svg>|</svg>|<svg/>|<math>|<mi>|<foreignObject>|<path d="M1"/>|<p>|</p>|<br>|</br>|<br/>|<li>|<form>|<table>|<tr>|<td>|<select>|<option>|<image>'.split(
    "|",
  ),
  ...'<a href=b c>|<a href=b&amp;c>|<a href="?a=1&b=2&amp;c=&quot;">|<A HREF=\'x\'>|<a/b>|<a / b>|<a / >|<a b = c>|<a =b>|<a b=>|<x-y:z>|<div class="a b" id=c data-x>'.split(
    "|",
  ),
);

test("the library's own tokenizer reads any markup alike", () => {
  const markup = fc.array(piece, { maxLength: 16 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(markup, (html) => {
      expect(eventsOf(html, { Tokenizer: PageTokenizer })).toEqual(eventsOf(html));
    }),
    { numRuns: 20_000 },
  );
});

test("it reads the samples of all portals alike, whole and broken off, hostile pages and hostile texts too", () => {
  const hostile = Object.values(hostileBodies).map((make) => make(2_000));
  const pages = [...samples(), ...hostile, ...xssVectors];
  expect(pages.length).toBeGreaterThan(500);
  for (const page of pages)
    for (const part of [page, page.slice(0, page.length * 0.7), page.slice(page.length * 0.4)])
      expect(eventsOf(part, { Tokenizer: PageTokenizer })).toEqual(eventsOf(part));
});
