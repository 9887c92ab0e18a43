import { listingOf } from "../../core/reply/listing-of.ts";
import { z } from "zod";
import { choosePlace } from "../../core/place/choose-place.ts";
import { convert } from "../../core/text/convert.ts";
import {
  idField,
  optionalBody,
  optionalDate,
  optionalText,
  requiredText,
} from "../../core/text/item-fields.ts";
import type { Listing, ListingPlace } from "../../core/listing.ts";
import { readPlaceText, findWorkMode, readWorkMode } from "../../core/place/place-text.ts";
import type { ProviderQuery, ProviderReply } from "../../core/provider.ts";
import type { OracleFacts } from "./oracle-facts.ts";

/** One vacancy of a list; its detail has all of these fields too. */
export const vacancySchema = z.object({
  Id: idField,
  Title: requiredText,
  PostedDate: optionalDate,
  /** A list has this field, a detail perhaps both. */
  PostingEndDate: optionalDate,
  ExternalPostedEndDate: optionalDate,
  PrimaryLocation: optionalText,
  PrimaryLocationCountry: optionalText,
  WorkplaceType: optionalText,
  ShortDescriptionStr: optionalBody,
  secondaryLocations: z.pipe(
    z
      .array(z.object({ Name: requiredText }))
      .nullish()
      .catch(undefined),
    convert((locations) => locations ?? []),
  ),
});

/** @returns null for a vacancy outside Brazil */
export function toListing(
  facts: OracleFacts,
  item: z.output<typeof vacancySchema>,
  reply: ProviderReply,
  query: ProviderQuery,
): Listing | null {
  const primary = readOracleLocation(item.PrimaryLocation ?? "", item.PrimaryLocationCountry);
  const places = [primary, ...item.secondaryLocations.map(({ Name }) => readOracleLocation(Name))].filter(
    (place) => place.country === "Brasil",
  );
  const place = choosePlace(places, query);
  if (!place) return null;
  return listingOf({
    id: item.Id,
    title: item.Title,
    url: new URL(facts.jobPath(item.Id), reply.url).href,
    company: facts.company,
    place,
    workMode: readWorkMode(item.WorkplaceType ?? "") ?? readWorkMode(item.PrimaryLocation ?? ""),
    description: item.ShortDescriptionStr,
    postedAt: item.PostedDate,
    expiresAt: endOf(item),
    found: { workMode: () => findWorkMode(item.Title) },
  });
}

/** @returns the end of a vacancy, where it has one */
export function endOf(item: z.output<typeof vacancySchema>): string | undefined {
  return item.ExternalPostedEndDate ?? item.PostingEndDate;
}

/** "São Paulo, São Paulo, Brazil"; the country's code is in another field, where there is one. */
function readOracleLocation(text: string, code?: string): ListingPlace {
  const country = text.split(/,| - /).at(-1)?.trim() ?? "";
  const isBrazil = code ? code.toUpperCase() === "BR" : /^bra[sz]il$/i.test(country);
  if (!isBrazil) return { country: country || code || "unknown" };
  return { ...readPlaceText(text).places[0], country: "Brasil" };
}
