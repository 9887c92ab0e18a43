import { z } from "zod";
import { findContract } from "../core/contract-text.ts";
import { readDate } from "../core/dates.ts";
import {
  attributeAt,
  attributeOf,
  findAll,
  findFirst,
  ownTextOf,
  textAt,
  textOf,
  type HtmlElement,
} from "../core/html-page.ts";
import { idField, optionalText, requiredText, webAddress, webAddressField } from "../core/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { readPayText } from "../core/pay-text.ts";
import { readPlaceText, readWorkMode } from "../core/place-text.ts";
import { textToHtml } from "../core/text-to-html.ts";

/** Only id, title and address must be there. */
export const infojobsCardSchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  company: optionalText,
  location: z.string(),
  /** Pay, experience, education and work mode, in no fixed order and none of them sure. */
  strip: z.array(z.string()),
  teaser: z.string(),
  date: z.string(),
});

/** Reads one `.js_vacancyLoad`. The "verified" badge has markup in its attributes and text inside: it is no company. */
export function readCard(card: HtmlElement, repliedFrom: string): z.input<typeof infojobsCardSchema> {
  const company = ".align-items-baseline > .text-body";
  return {
    id: attributeOf(card, "data-id"),
    title: textAt(card, "h2.js_vacancyTitle"),
    url: webAddress(attributeOf(card, "data-href"), repliedFrom) ?? "",
    company: ownTextOf(findFirst(card, `${company} a`)) || ownTextOf(findFirst(card, company)),
    // Beside the place stands a hidden distance.
    location: findAll(card, "div.mb-8:not(.d-inline-flex)").map(ownTextOf).find(Boolean) ?? "",
    strip: findAll(card, "div.d-inline-flex.flex-wrap > div").map(textOf),
    teaser: textOf(findAll(card, "div.text-medium:not(.d-inline-flex):not(.small)").at(-1) ?? null),
    date: attributeAt(card, ".js_date", "data-value") || textAt(card, "div.text-medium.small"),
  };
}

export function toListing(item: z.output<typeof infojobsCardSchema>, receivedAt: Date): Listing {
  const { places, workMode: placeMode } = readPlaceText(item.location);
  const [place] = places;
  const pay = item.strip.map((text) => readPayText(text)).find((found) => found !== undefined);
  const workMode = item.strip.map((text) => modeOf(text)).find(Boolean) ?? placeMode;
  const contract = findContract(item.title, "");
  const postedAt = readDate(item.date, receivedAt);
  return {
    providerListingId: item.id,
    title: item.title,
    url: item.url,
    ...(item.company && { company: item.company }),
    ...(place && { place }),
    ...(workMode && { workMode }),
    ...(contract && { contract }),
    ...(pay && { pay }),
    ...(item.teaser && { description: textToHtml(item.teaser) }),
    requirements: item.strip.flatMap((text) => requirementOf(text)),
    benefits: [],
    ...(postedAt && { postedAt }),
    ...(contract && { derived: ["contract"] }),
  };
}

/** A whole item names the mode; a longer text may only mention it. */
function modeOf(text: string): Listing["workMode"] {
  return /^(home ?office|presencial|h[ií]brido)$/i.test(text) ? readWorkMode(text) : undefined;
}

/** Years stand there without saying of what. */
function requirementOf(text: string): string[] {
  if (text === "" || modeOf(text) || readPayText(text)) return [];
  return /\banos?\b/i.test(text) ? [`Experiência: ${text.charAt(0).toLowerCase()}${text.slice(1)}`] : [text];
}
