import { z } from "zod";
import { findAll, type HtmlElement, type HtmlScope } from "../html/html-page.ts";
import { fieldsReader, type Field } from "../html/read-fields.ts";
import type { ProviderReply } from "../provider.ts";
import { idField, requiredText, webAddress, webAddressField } from "../text/item-fields.ts";
import { readHtmlReply, requireNoResultsMark } from "./read-html-reply.ts";
import { readItems } from "./read-items.ts";

/** Where the fields of a card stand. Without id, title or address a card is dropped and counted. */
export type CardFields<Name extends string> = Readonly<Record<Name | "id" | "title" | "url", Field>>;

/** The texts of a card, "" where it has none; `url` is absolute. `element` is for what is no single text. */
export type Card<Name extends string> = Record<Name | "id" | "title" | "url", string> & {
  element: HtmlElement;
};

/**
 * Makes the reader of a portal's cards.
 *
 * @returns a function that throws as `readItems`
 */
export function cardReader<Name extends string>(
  fields: CardFields<Name>,
): (elements: readonly HtmlElement[], reply: ProviderReply) => { items: Card<Name>[]; skipped: number } {
  const read = fieldsReader(fields);
  const schema = z.object({
    texts: z.custom<Record<Name, string> & { element: HtmlElement }>(),
    id: idField,
    title: requiredText,
    url: webAddressField,
  });
  return (elements, reply) => {
    const items = elements.map((element) => {
      const texts = { ...read(element), element };
      return { texts, id: texts.id, title: texts.title, url: webAddress(texts.url, reply.url) ?? "" };
    });
    const { readable, skipped } = readItems(items, schema);
    return { items: readable.map(({ texts, id, title, url }) => ({ ...texts, id, title, url })), skipped };
  };
}

export type CardPage<Name extends string> = {
  page: HtmlScope;
  /** The readable cards. */
  items: Card<Name>[];
  /** Number of cards, the unreadable ones included; 0 only where the portal says that it has none. */
  found: number;
  skipped: number;
};

/**
 * Makes the reader of a portal's lists.
 *
 * @param selector of the card of each vacancy
 * @param saysNoResults whether a page without cards has the portal's own mark of "no vacancies"
 * @returns a function that throws as `readHtmlReply`, as `readItems`, and as `requireNoResultsMark` for a page without cards
 */
export function cardListReader<Name extends string>(
  selector: string,
  fields: CardFields<Name>,
  saysNoResults: (page: HtmlScope) => boolean,
): (reply: ProviderReply) => CardPage<Name> {
  const read = cardReader(fields);
  return (reply) => {
    const page = readHtmlReply(reply);
    const elements = findAll(page, selector);
    if (elements.length === 0) requireNoResultsMark(reply, saysNoResults(page));
    return { page, ...read(elements, reply), found: elements.length };
  };
}
