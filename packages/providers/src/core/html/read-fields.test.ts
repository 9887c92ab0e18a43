import { expect, test } from "vitest";
import { findFirst, parseHtml, type HtmlScope } from "./html-page.ts";
import { fieldsReader } from "./read-fields.ts";

const page = parseHtml(
  '<li data-id="7"><h2><a href="/vaga/7">Vigia</a></h2><p class="place">Recife - PE<i>e outras</i></p><div><p>À <b>noite</b></p></div></li>',
);

test("a field is a text, an attribute, the element's own attribute or text, or its HTML", () => {
  const read = fieldsReader({
    id: "@data-id",
    title: "h2",
    url: "h2 a @href",
    place: ".place @text()",
    description: "div @html()",
    company: ".company",
    length: (card) => String(card.children.length),
  });
  const card = findFirst(page, "li");
  expect(card && read(card)).toEqual({
    id: "7",
    title: "Vigia",
    url: "/vaga/7",
    place: "Recife - PE",
    description: "<p>À <b>noite</b></p>",
    company: "",
    length: "3",
  });
});

test("of several fields the first that is not blank counts, and a whole page has fields too", () => {
  const read = fieldsReader({ title: ["h1", "h2"], id: "@data-id", last: (scope: HtmlScope) => scope.type });
  expect(read(page)).toEqual({ title: "Vigia", id: "", last: "root" });
});

test("the texts of several elements, and the blocks of one, are lines", () => {
  const list = "<ul><li>CLT</li><li> </li><li>Presencial</li></ul><div>Das 8h<br>às 17h</div>";
  const read = fieldsReader({ terms: "li @texts()", hours: "div @lines()", none: "ol @texts()" });
  const card = findFirst(parseHtml(`<section>${list}</section>`), "section");
  expect(card && read(card)).toEqual({ terms: "CLT\nPresencial", hours: "Das 8h\nàs 17h", none: "" });
});
