import { htmlToText } from "../html/html-to-text.ts";
import { findPay } from "../pay/pay-text.ts";
import { foldText } from "../text/fold-text.ts";
import { keyOfItem } from "../text/key-of-item.ts";
import { isHeading } from "../text/is-heading.ts";
import { modeInText } from "../place/mode-in-text.ts";
import { isMunicipality } from "../place/is-municipality.ts";
import { findWorkMode } from "../place/place-text.ts";
import { isOnlyDesirableHeading } from "../text/is-desirable-heading.ts";
import { isOver } from "../text/is-over.ts";
import type { Listing, ListingPay } from "../listing.ts";
import type { ParsedPage, ProviderReply } from "../provider.ts";
import { findUf } from "../place/states.ts";
import { namesNoEmployer } from "../text/names-no-employer.ts";
import { sayDesirable } from "../text/say-desirable.ts";
import { withFound } from "./listing-of.ts";

/**
 * Applies the rules of all providers to a page: a vacancy whose end has passed is left out and counted, and its
 * details are not asked; zero is no pay; pay and work mode that the provider does not state are looked for in the text; a
 * heading is no item; no item is repeated.
 */
export function settlePage(page: ParsedPage, { receivedAt }: Pick<ProviderReply, "receivedAt">): ParsedPage {
  const isOpen = (listing: Listing | undefined) => !isOver(listing?.expiresAt, receivedAt);
  const open = page.listings.filter(isOpen);
  const over = page.listings.length - open.length;
  const { total, ignored = [], ...rest } = page;
  return {
    ...rest,
    listings: open.map(settleListing),
    leftOut: page.leftOut + over,
    // The provider's total counts the closed vacancies, too.
    ...(total !== undefined && over === 0 && { total }),
    ...(ignored.length > 0 && { ignored }),
    next: page.next.filter(({ card }) => isOpen(card)),
  };
}

function settleListing(listing: Listing): Listing {
  const { pay: stated, derived: marked, place, company, ...rest } = listing;
  const pay = stated && withoutZero(stated);
  const derived = marked?.filter((field) => field !== "pay" || pay !== undefined) ?? [];
  const settled = {
    ...rest,
    ...(company && !namesNoEmployer(company) && { company }),
    ...(place && { place: withoutEmployer(place, company) }),
    ...(pay && { pay }),
    ...(derived.length > 0 && { derived }),
    requirements: eachOnce(sayWhichDesirable(listing.requirements), listing.title),
    benefits: eachOnce(listing.benefits, listing.title),
  };
  return withFound(settled, {
    pay: () => payIn(listing.description),
    workMode: () => findWorkMode(listing.title) ?? modeInText(listing.description),
  });
}

/** Most texts name no amount: to look for one is quicker than to read their lines. */
function payIn(html = ""): ListingPay | undefined {
  return mayNamePay.test(html) ? findPay(htmlToText(html)) : undefined;
}

/** "R$ 1.800", "Salário: 1.800,00", also where a tag ends behind the word. */
const mayNamePay =
  /[Rr]\$|(?:rio|ção|cao|olsa|RIO|ÇÃO|CAO|OLSA)(?::|\s|<\/?\w{1,9}>){1,6}(?:de |até )?\d{1,5}[.,]\d/;

/** @returns undefined where no amount is left and the pay is not negotiable */
function withoutZero({ minCents = 0, maxCents = 0, ...terms }: ListingPay): ListingPay | undefined {
  if (minCents <= 0 && maxCents <= 0 && !terms.negotiable) return undefined;
  return { ...(minCents > 0 && { minCents }), ...(maxCents > 0 && { maxCents }), ...terms };
}

/** Removes an employer's name from the place, unless it is the name of a town, which may be an employer. */
function withoutEmployer(place: NonNullable<Listing["place"]>, company = ""): NonNullable<Listing["place"]> {
  const { city, ...rest } = place;
  if (!city || foldText(city) !== foldText(company)) return place;
  return isMunicipality(city, findUf(place.state ?? "") ?? "") ? place : rest;
}

function eachOnce(items: readonly string[], title: string): string[] {
  const seen = new Set([keyOfItem(title)]);
  return items.filter((item) => {
    const key = keyOfItem(item);
    if (!hasLetter.test(key) || seen.has(key) || isHeading(key) || notOfList.test(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Marks what stands below "Diferenciais" or "Será bom se você tiver", and leaves these out. */
function sayWhichDesirable(items: readonly string[]): readonly string[] {
  let isDesirable = false;
  return items.flatMap((item) => {
    const key = keyOfItem(item);
    if (isOnlyDesirableHeading(key) && (isHeading(key) || withoutObject.test(key))) {
      isDesirable = true;
      return [];
    }
    if (isHeading(key)) isDesirable = false;
    return [isDesirable ? sayDesirable(item) : item];
  });
}

/** "Curso técnico desejável" is an item: nothing is missing at its end. */
const withoutObject = /\b(?:possua|possuir|se|tenha|ter|tiver|tivesse)$/;

/** The number of an item may stand alone. */
const hasLetter = /\p{L}/u;

/**
 * The last line of a list is often said to the reader ("Gostou? Candidate-se!"), or of the list or of all vacancies of the
 * employer.
 */
const notOfList =
  /^(?:gostou\b|(?:ficou )?interessad[oa]s?\b|candidate-se|inscreva-se|envie (?:o |seu )?(?:curriculo|cv)\b|(?:ou )?indique um|(?:os )?beneficios (?:podem|se aplica))|\btemos a vaga\b|\btodas as (?:nossas )?vagas (?:estao|sao)\b/;
