import { findAll, findFirst, htmlOf, ownTextOf, textOf, type HtmlElement } from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { paragraphsToHtml } from "../core/html/text-to-html.ts";
import type { Listing } from "../core/listing.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { readPlaceText, readWorkMode } from "../core/place/place-text.ts";
import { cardReader } from "../core/reply/card-list.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { collapseBlanks } from "../core/text/collapse-blanks.ts";
import { readDate } from "../core/text/dates.ts";

/** Reads each `.js_vacancyLoad`. */
export const readCards = cardReader({
  id: "@data-id",
  title: "h2.js_vacancyTitle",
  url: "@data-href",
  company: (card) => companyOf(findFirst(card, "div.text-body")),
  // A hidden distance is beside the place.
  location: (card) => findAll(card, "div.mb-8:not(.d-inline-flex)").map(ownTextOf).find(Boolean) ?? "",
  // Pay, experience, education and work mode, one a line, in no fixed order; each may be missing.
  strip: (card) => findAll(card, "div.d-inline-flex.flex-wrap > div").map(textOf).join("\n"),
  // The portal keeps the employer's line breaks, often with many blanks around them.
  teaser: (card) =>
    htmlToText(htmlOf(findAll(card, "div.text-medium:not(.d-inline-flex):not(.small)").at(-1) ?? null)),
  date: [".js_date @data-value", "div.text-medium.small"],
});

export type Card = ReturnType<typeof readCards>["items"][number];

/**
 * The last word of an employer's name is in an element of its own, beside the "verified" badge, which has
 * markup in its attributes and may hold text: the badge is no part of the name.
 */
function companyOf(block: HtmlElement | null): string {
  if (!block) return "";
  const parts = [block, ...findAll(block, ":not(svg, svg *, [data-bs-toggle], [data-bs-toggle] *)")];
  return collapseBlanks(parts.map(ownTextOf).join(" "));
}

export function toListing(card: Card, receivedAt: Date): Listing {
  const { places, workMode } = readPlaceText(card.location);
  const strip = card.strip.split("\n");
  return listingOf({
    id: card.id,
    title: card.title,
    url: card.url,
    company: card.company,
    place: places[0],
    workMode: strip.map(modeOf).find(Boolean) ?? workMode,
    pay: strip.map((text) => readPayText(text)).find((pay) => pay !== undefined),
    description: card.teaser && paragraphsToHtml(card.teaser),
    requirements: strip.flatMap((text) => requirementOf(text)),
    postedAt: readDate(card.date, receivedAt),
    found: { contract: () => findContract(card.title, "") },
  });
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
