import { z } from "zod";
import { findContract } from "../core/pay/contract-text.ts";
import { readDate } from "../core/text/dates.ts";
import {
  attributeOf,
  findAll,
  findFirst,
  parentOf,
  textAt,
  textOf,
  type HtmlElement,
} from "../core/html/html-page.ts";
import { foldText } from "../core/text/fold-text.ts";
import {
  idField,
  optionalText,
  requiredText,
  webAddress,
  webAddressField,
} from "../core/text/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ProviderQuery } from "../core/provider.ts";

/** Only id, title and address are required. */
export const cathoCardSchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  company: optionalText,
  /** "2 vagas - Curitiba + 35 cidades" */
  location: z.string(),
  pay: z.string(),
  date: z.string(),
  /** All text that the card shows, its excerpt included. */
  text: z.string(),
});

export type CathoCard = z.output<typeof cathoCardSchema>;

/** Reads one `li[data-offer-item]`. */
export function readCard(card: HtmlElement, repliedFrom: string): z.input<typeof cathoCardSchema> {
  const link = findFirst(card, ".title_offer a");
  return {
    id: attributeOf(card, "data-offer-item"),
    title: attributeOf(link, "title") || textOf(link),
    url: webAddress(attributeOf(link, "href"), repliedFrom) ?? "",
    company: textAt(card, "p.mb-2 span.text-12"),
    location: textBeside(card, ".i_job_location"),
    pay: textBeside(card, ".i_salary"),
    // Some tags are templates without their values.
    date:
      findAll(card, ".tag")
        .map(textOf)
        .find((text) => readableDate.test(text)) ?? "",
    text: textOf(card),
  };
}

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
  item: CathoCard,
  receivedAt: Date,
  { city: askedCity }: ProviderQuery,
  isPlaceFiltered: boolean,
): Listing {
  const { city, hasMore, workMode } = readCardPlace(item.location);
  const pay = readPayText(item.pay);
  const postedAt = readDate(item.date, receivedAt);
  const contract = findContract(item.title, "");
  const isAsked = city !== undefined && foldText(city) === foldText(askedCity ?? "");
  const isSure = city !== undefined && (!hasMore || !isPlaceFiltered || isAsked);
  return {
    providerListingId: item.id,
    title: item.title,
    url: item.url,
    ...(item.company && { company: item.company }),
    ...(isSure && { place: { city, country: "Brasil" } }),
    ...(workMode && { workMode }),
    ...(contract && { contract }),
    ...(pay && { pay }),
    requirements: [],
    benefits: [],
    ...(postedAt && { postedAt }),
    ...(contract && { derived: ["contract"] }),
  };
}
