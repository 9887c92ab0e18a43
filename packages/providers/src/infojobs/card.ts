import { z } from "zod";
import { collapseBlanks } from "../core/text/collapse-blanks.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { readDate } from "../core/text/dates.ts";
import {
  attributeAt,
  attributeOf,
  findAll,
  findFirst,
  htmlOf,
  ownTextOf,
  textAt,
  textOf,
  type HtmlElement,
} from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import {
  idField,
  optionalText,
  requiredText,
  webAddress,
  webAddressField,
} from "../core/text/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { readPlaceText, readWorkMode } from "../core/place/place-text.ts";
import { paragraphsToHtml } from "../core/html/text-to-html.ts";

/** Only id, title and address are required. */
export const infojobsCardSchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  company: optionalText,
  location: z.string(),
  /** Pay, experience, education and work mode, in no fixed order; each may be missing. */
  strip: z.array(z.string()),
  teaser: z.string(),
  date: z.string(),
});

/** Reads one `.js_vacancyLoad`. */
export function readCard(card: HtmlElement, repliedFrom: string): z.input<typeof infojobsCardSchema> {
  return {
    id: attributeOf(card, "data-id"),
    title: textAt(card, "h2.js_vacancyTitle"),
    url: webAddress(attributeOf(card, "data-href"), repliedFrom) ?? "",
    company: companyOf(findFirst(card, "div.text-body")),
    // A hidden distance is beside the place.
    location: findAll(card, "div.mb-8:not(.d-inline-flex)").map(ownTextOf).find(Boolean) ?? "",
    strip: findAll(card, "div.d-inline-flex.flex-wrap > div").map(textOf),
    teaser: linesOf(findAll(card, "div.text-medium:not(.d-inline-flex):not(.small)").at(-1) ?? null),
    date: attributeAt(card, ".js_date", "data-value") || textAt(card, "div.text-medium.small"),
  };
}

/**
 * The last word of an employer's name is in an element of its own, beside the "verified" badge, which has
 * markup in its attributes and may hold text: the badge is no part of the name.
 */
function companyOf(block: HtmlElement | null): string {
  if (!block) return "";
  const parts = [block, ...findAll(block, ":not(svg, svg *, [data-bs-toggle], [data-bs-toggle] *)")];
  return collapseBlanks(parts.map(ownTextOf).join(" "));
}

/** The portal keeps the employer's line breaks, often with many blanks around them. */
function linesOf(block: HtmlElement | null): string {
  return htmlToText(htmlOf(block));
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
    ...(item.teaser && { description: paragraphsToHtml(item.teaser) }),
    requirements: item.strip.flatMap((text) => requirementOf(text)),
    benefits: [],
    ...(postedAt && { postedAt }),
    ...(contract && { derived: ["contract"] }),
  };
}

/** Only an item that consists of the mode names it; a longer text may just mention it. */
function modeOf(text: string): Listing["workMode"] {
  return /^(home ?office|remoto|presencial|h[ií]brido)$/i.test(text) ? readWorkMode(text) : undefined;
}

/** A number of years comes without a label, so one is added. "R$ 0,00" means that the employer states no pay. */
function requirementOf(text: string): string[] {
  if (text === "" || modeOf(text) || readPayText(text) || /R\$/i.test(text)) return [];
  return /\banos?\b/i.test(text) ? [`Experiência: ${text.charAt(0).toLowerCase()}${text.slice(1)}`] : [text];
}
