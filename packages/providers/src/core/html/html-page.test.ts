import { expect, test } from "vitest";
import {
  attributeAt,
  attributeOf,
  findAll,
  findFirst,
  htmlOf,
  ownTextOf,
  parseHtml,
  parseXml,
  rawTextOf,
  textAt,
  textOf,
  type HtmlScope,
} from "./html-page.ts";

const page = parseHtml(`<ul><li class="vaga odd" data-id=1><h2><a title=" Auxiliar "
  href="/v1">Auxi<mark>liar</mark></a></h2><p class=local><i></i>Rio&nbsp;de Janeiro / RJ<span class=tip>dica</span></p>
  <div>Um</div><div>Dois</div><script>var x = "li";</script></li><li class=publicidade>anúncio</li></ul>`);
const card = findFirst(page, "li.vaga:not(.publicidade)");

test("cards, and their parts inside them, are found by CSS selectors", () => {
  expect(findAll(page, "li")).toHaveLength(2);
  expect(attributeAt(card, "h2 > a", "title")).toBe("Auxiliar");
  expect(textAt(card, "h2 > a")).toBe("Auxiliar");
});

test("text is what a person reads: no scripts, no doubled blanks, blocks separated", () => {
  expect(textOf(card)).toBe("Auxiliar Rio de Janeiro / RJdica Um Dois");
  expect(ownTextOf(findFirst(card, ".local"))).toBe("Rio de Janeiro / RJ");
});

test("a missing element gives empty results, not an error", () => {
  expect([textAt(card, ".salario"), attributeAt(null, "a", "href"), htmlOf(null)]).toEqual(["", "", ""]);
});

test("the HTML of a description stays HTML", () => {
  expect(htmlOf(findFirst(parseHtml("<div id=d><p>Pão &amp; <b>café</b></p></div>"), "#d"))).toBe(
    "<p>Pão &amp; <b>café</b></p>",
  );
});

test("feeds are read by the names of their tags, and the HTML in their CDATA is not parsed", () => {
  const feed = parseXml(
    "<rss><item><pubDate>hoje</pubDate><description><![CDATA[<p>a</p>]]></description></item></rss>",
  );
  expect(textAt(feed, "item > pubDate")).toBe("hoje");
  expect(rawTextOf(findFirst(feed, "item > description"))).toBe("<p>a</p>");
});

test("elements come in page order, without those of a template or outside of the scope", () => {
  const page = parseHtml(
    "<i id=a></i><div><b><i id=b></i></b><!-- --><template><i id=c></i></template><i id=d></i></div><i id=e></i>",
  );
  const ids = (scope: HtmlScope) => findAll(scope, "i").map((element) => attributeOf(element, "id"));
  const template = findFirst(page, "template");
  expect(ids(page)).toEqual(["a", "b", "d", "e"]);
  expect(ids(findFirst(page, "div") ?? page)).toEqual(["b", "d"]);
  expect(attributeAt(page, "div i", "id")).toBe("b");
  expect(attributeAt(template, "i", "id")).toBe("c");
  expect(findFirst(template, "b")).toBeNull();
});
