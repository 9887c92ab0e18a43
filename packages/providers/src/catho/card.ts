import { z } from "zod";
import { findContract } from "../core/contract-text.ts";
import { readDate } from "../core/dates.ts";
import {
  attributeOf,
  findAll,
  findFirst,
  parentOf,
  textAt,
  textOf,
  type HtmlElement,
} from "../core/html-page.ts";
import { foldText } from "../core/fold-text.ts";
import { idField, optionalText, requiredText, webAddress, webAddressField } from "../core/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { readPayText } from "../core/pay-text.ts";
import { readWorkMode } from "../core/place-text.ts";
import type { ProviderQuery } from "../core/provider.ts";

/** Only id, title and address must be there. */
export const cathoCardSchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  company: optionalText,
  /** "2 vagas - Curitiba + 35 cidades" */
  location: z.string(),
  pay: z.string(),
  date: z.string(),
  /** Everything a person reads on the card, its excerpt included. */
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
    // Some tags are templates that nobody filled in.
    date:
      findAll(card, ".tag")
        .map(textOf)
        .find((text) => readableDate.test(text)) ?? "",
    text: textOf(card),
  };
}

/** "Atualizada" tells when an old vacancy was touched, not when it came. */
const readableDate = /^publicada\b(?!.*\{\{)/i;

function textBeside(card: HtmlElement, icon: string): string {
  const element = findFirst(card, icon);
  return textOf(element && parentOf(element));
}

/** Where the card says the work is; of several cities only the first is named. */
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
 * The text and the contract stand on the vacancy's own page only; of the place there is no state.
 *
 * @param isPlaceFiltered the portal chose by place: of a vacancy in several cities the card names
 *   one, perhaps another than was asked, so that one is not said
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
