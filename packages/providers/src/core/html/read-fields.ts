import {
  attributeOf,
  findAll,
  findFirst,
  htmlOf,
  ownTextOf,
  textOf,
  type HtmlElement,
  type HtmlScope,
} from "./html-page.ts";
import { htmlToText } from "./html-to-text.ts";

type FieldAt<Scope> = string | ((scope: Scope) => string);

/**
 * Where a field stands in an element or a page: `"h2 a"` is the text of the first element that fits the selector,
 * `"h2 a @href"` an attribute of it, `"@data-id"` an attribute of the element itself, `"h2 @text()"` only the text that
 * stands directly in it, `"section @html()"` its HTML, `"section @lines()"` its text with the line breaks of its blocks,
 * `"li @texts()"` the texts of all elements that fit, one a line. Of several fields the first that is not blank counts. A
 * function reads what no selector can say.
 */
export type Field<Scope = HtmlElement> = FieldAt<Scope> | readonly FieldAt<Scope>[];

/** @returns a function that reads all fields of an element or a page as texts, "" where there is none. */
export function fieldsReader<Name extends string, Scope extends HtmlScope = HtmlElement>(
  fields: Readonly<Record<Name, Field<Scope>>>,
): (scope: Scope) => Record<Name, string> {
  const readers = Object.entries<Field<Scope>>(fields).map(
    ([name, field]) => [name, readerOf(field)] as const,
  );
  return (scope) => {
    const texts: Record<string, string> = {};
    for (const [name, read] of readers) texts[name] = read(scope);
    if (!hasAll(texts, fields)) throw new Error("a field has no reader");
    return texts;
  };
}

function readerOf<Scope extends HtmlScope>(field: Field<Scope>): (scope: Scope) => string {
  if (typeof field === "function") return field;
  if (typeof field !== "string") {
    const readers = field.map((one) => readerOf(one));
    return (scope) => firstOf(readers, scope);
  }
  const [selector = "", what] = field.split("@").map((part) => part.trim());
  if (what === "texts()") return (scope) => textsOf(findAll(scope, selector));
  return (scope) =>
    take(selector === "" ? ("attribs" in scope ? scope : null) : findFirst(scope, selector), what);
}

function take(element: HtmlElement | null, what: string | undefined): string {
  if (what === undefined) return textOf(element);
  if (what === "text()") return ownTextOf(element);
  if (what === "lines()") return htmlToText(htmlOf(element));
  return what === "html()" ? htmlOf(element) : attributeOf(element, what);
}

function textsOf(elements: readonly HtmlElement[]): string {
  const texts = elements.map((element) => textOf(element));
  return texts.filter((text) => text !== "").join("\n");
}

function firstOf<Scope>(readers: readonly ((scope: Scope) => string)[], scope: Scope): string {
  for (const read of readers) {
    const text = read(scope);
    if (text !== "") return text;
  }
  return "";
}

function hasAll<Name extends string>(
  texts: Record<string, string>,
  fields: Readonly<Record<Name, unknown>>,
): texts is Record<Name, string> {
  return Object.keys(fields).every((name) => name in texts);
}
