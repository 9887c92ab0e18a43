import { attributeOf, findFirst, textOf, type HtmlElement } from "./html-page.ts";

type FieldAt = string | ((element: HtmlElement) => string);

/**
 * Where a field stands in an element: `"h2 a"` is the text of the first element that fits the selector, `"h2 a @href"`
 * an attribute of it, `"@data-id"` an attribute of the element itself. Of several the first that is not blank counts.
 * A function reads what no selector can say.
 */
export type Field = FieldAt | readonly FieldAt[];

/** @returns a function that reads all fields of an element as texts, "" where there is none. */
export function fieldsReader<Name extends string>(
  fields: Readonly<Record<Name, Field>>,
): (element: HtmlElement) => Record<Name, string> {
  const readers = Object.entries<Field>(fields).map(([name, field]) => [name, readerOf(field)] as const);
  return (element) => {
    const texts: Record<string, string> = {};
    for (const [name, read] of readers) texts[name] = read(element);
    if (!hasAll(texts, fields)) throw new Error("a field has no reader");
    return texts;
  };
}

function readerOf(field: Field): (element: HtmlElement) => string {
  if (typeof field === "function") return field;
  if (typeof field !== "string") {
    const readers = field.map((one) => readerOf(one));
    return (element) => firstOf(readers, element);
  }
  const [selector = "", attribute] = field.split("@").map((part) => part.trim());
  if (attribute === undefined) return (element) => textOf(findFirst(element, selector));
  return selector === ""
    ? (element) => attributeOf(element, attribute)
    : (element) => attributeOf(findFirst(element, selector), attribute);
}

function firstOf(readers: readonly ((element: HtmlElement) => string)[], element: HtmlElement): string {
  for (const read of readers) {
    const text = read(element);
    if (text !== "") return text;
  }
  return "";
}

function hasAll<Name extends string>(
  texts: Record<string, string>,
  fields: Readonly<Record<Name, Field>>,
): texts is Record<Name, string> {
  return Object.keys(fields).every((name) => name in texts);
}
