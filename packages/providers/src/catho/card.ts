import { findAll, findFirst, parentOf, textOf, type HtmlElement } from "../core/html/html-page.ts";
import type { Listing } from "../core/listing.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ProviderQuery } from "../core/provider.ts";
import { cardReader } from "../core/reply/card-list.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { readDate } from "../core/text/dates.ts";
import { foldText } from "../core/text/fold-text.ts";

/** Reads each `li[data-offer-item]`. */
export const readCards = cardReader({
  id: "@data-offer-item",
  title: [".title_offer a @title", ".title_offer a"],
  url: ".title_offer a @href",
  company: "p.mb-2 span.text-12",
  // "2 vagas - Curitiba + 35 cidades"
  location: (card) => textBeside(card, ".i_job_location"),
  pay: (card) => textBeside(card, ".i_salary"),
  // Some tags are templates without their values.
  date: (card) =>
    findAll(card, ".tag")
      .map(textOf)
      .find((text) => readableDate.test(text)) ?? "",
  // All text that the card shows, its excerpt included.
  text: (card) => textOf(card),
});

type Card = ReturnType<typeof readCards>["items"][number];

/** "Atualizada" is the date of a change, not of the posting. */
const readableDate = /^publicada\b(?!.*\{\{)/i;

function textBeside(card: HtmlElement, icon: string): string {
  const element = findFirst(card, icon);
  return textOf(element && parentOf(element));
}

/** The place on the card; of several cities the card names only the first. */
function readCardPlace(location: string): {
  city?: string;
  hasMore: boolean;
  workMode?: Listing["workMode"];
} {
  const [, rest = ""] = /^(?:\d+ vagas?\b)?\s*(?:[-–]\s*)?(.*)$/is.exec(location) ?? [];
  const [city = ""] = rest.split(/\+\s*\d+\s*cidades?/i);
  const workMode = readWorkMode(city);
  return {
    hasMore: city.length < rest.length,
    ...(workMode ? { workMode } : city && { city: city.trim() }),
  };
}

/**
 * Only the vacancy's own page has the text and the contract; the card's place has no state.
 *
 * @param isPlaceFiltered the portal filtered by place: the card of a vacancy in several cities names
 *   one city, perhaps not the asked one, so the listing gets no place from it
 */
export function toListing(
  card: Card,
  receivedAt: Date,
  { city: askedCity }: ProviderQuery,
  isPlaceFiltered: boolean,
): Listing {
  const { city, hasMore, workMode } = readCardPlace(card.location);
  const isAsked = city !== undefined && foldText(city) === foldText(askedCity ?? "");
  const isSure = city !== undefined && (!hasMore || !isPlaceFiltered || isAsked);
  return listingOf({
    id: card.id,
    title: card.title,
    url: card.url,
    company: card.company,
    place: isSure ? { city, country: "Brasil" } : undefined,
    workMode,
    pay: readPayText(card.pay),
    postedAt: readDate(card.date, receivedAt),
    found: { contract: () => findContract(card.title, "") },
  });
}
