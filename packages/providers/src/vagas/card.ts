import { z } from "zod";
import { readDate } from "../core/text/dates.ts";
import {
  attributeOf,
  findFirst,
  ownTextOf,
  textAt,
  textOf,
  type HtmlElement,
} from "../core/html/html-page.ts";
import {
  idField,
  optionalText,
  requiredText,
  webAddress,
  webAddressField,
} from "../core/text/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { readPlaceText } from "../core/place/place-text.ts";
import { textToHtml } from "../core/html/text-to-html.ts";

/** Only id, title and address are required. */
export const vagasCardSchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  company: optionalText,
  /** "Júnior/Trainee" */
  level: z.string(),
  /** The beginning of the text, or the part with the found words. */
  snippet: z.string(),
  location: z.string(),
  date: z.string(),
});

/** Reads one `li.vaga`. The title is read from an attribute, because marks interrupt its text. */
export function readCard(card: HtmlElement, repliedFrom: string): z.input<typeof vagasCardSchema> {
  const link = findFirst(card, "a.link-detalhes-vaga");
  return {
    id: attributeOf(link, "data-id-vaga"),
    title: attributeOf(link, "title") || textOf(link),
    url: webAddress(attributeOf(link, "href"), repliedFrom) ?? "",
    company: textAt(card, ".emprVaga"),
    level: textAt(card, ".nivelVaga"),
    snippet: textAt(card, ".detalhes p"),
    // A tooltip with all the places is beside the text.
    location: ownTextOf(findFirst(card, ".vaga-local")),
    date: textAt(card, ".data-publicacao"),
  };
}

/** Only the vacancy's own page has pay, contract and benefits. */
export function toListing(item: z.output<typeof vagasCardSchema>, receivedAt: Date): Listing {
  const { places, workMode } = readPlaceText(item.location);
  const [place] = places;
  const postedAt = readDate(item.date, receivedAt);
  const description = item.snippet.replace(/^descrição:\s*/i, "");
  return {
    providerListingId: item.id,
    title: item.title,
    url: item.url,
    ...(item.company && { company: item.company }),
    ...(place && { place }),
    ...(workMode && { workMode }),
    ...(description && { description: textToHtml(description) }),
    requirements: [],
    benefits: [],
    ...(postedAt && { postedAt }),
  };
}
