import { placeOf } from "../../core/place/place-of.ts";
import { listingOf } from "../../core/reply/listing-of.ts";
import { z } from "zod";
import { readContract } from "../../core/pay/contract-text.ts";
import { convert } from "../../core/text/convert.ts";
import { idField, optionalDate, optionalText, requiredText } from "../../core/text/item-fields.ts";
import type { Listing } from "../../core/listing.ts";
import { findWorkMode, readWorkMode } from "../../core/place/place-text.ts";
import type { ProviderReply } from "../../core/provider.ts";
import { findUf } from "../../core/place/states.ts";
import type { SmartRecruitersFacts } from "./smartrecruiters-facts.ts";

const labelled = z.pipe(
  z.object({ label: optionalText }).nullish().catch(undefined),
  convert((value) => value?.label),
);

const flag = z.boolean().nullish().catch(undefined);

/** One posting of the list; its detail has all of these fields too. */
export const postingSchema = z.object({
  id: idField,
  name: requiredText,
  releasedDate: optionalDate,
  /** Only a detail has it. */
  active: flag,
  location: z
    .object({
      city: optionalText,
      region: optionalText,
      country: optionalText,
      remote: flag,
      hybrid: flag,
    })
    .nullish()
    .catch(undefined),
  department: labelled,
  function: labelled,
  typeOfEmployment: labelled,
});

export type Posting = z.output<typeof postingSchema>;

/** @returns null for a vacancy outside Brazil: the country is a field beside the place, in two letters. */
export function toListing(
  facts: SmartRecruitersFacts,
  posting: Posting,
  reply: ProviderReply,
): Listing | null {
  const { location } = posting;
  if (location?.country?.toLowerCase() !== "br") return null;
  const state = findUf(location.region ?? "");
  const { city = "" } = location;
  return listingOf({
    id: facts.idPrefix + posting.id,
    title: posting.name,
    url: `${boardOrigin(reply)}/${encodeURIComponent(facts.companyId)}/${encodeURIComponent(posting.id)}`,
    company: facts.company,
    place: placeOf({ city: readWorkMode(city) ? "" : city, state, country: "Brasil" }),
    workMode: location.hybrid ? "hybrid" : location.remote ? "remote" : undefined,
    contract: readContract(posting.typeOfEmployment ?? ""),
    postedAt: posting.releasedDate,
    found: { workMode: () => findWorkMode(posting.name) },
  });
}

/** The host `api.` answers requests, `jobs.` shows the vacancy to people; a stand-in is both. */
function boardOrigin({ url }: ProviderReply): string {
  return new URL(url).origin.replace("//api.", "//jobs.");
}
