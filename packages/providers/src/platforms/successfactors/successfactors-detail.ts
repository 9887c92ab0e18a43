import { readContract } from "../../core/pay/contract-text.ts";
import { isGone, mergeDetail, closedVacancy, onlyListing } from "../../core/reply/details.ts";
import {
  attributeAt,
  findAll,
  findFirst,
  htmlOf,
  textAt,
  textOf,
  type HtmlScope,
} from "../../core/html/html-page.ts";
import type { Listing } from "../../core/listing.ts";
import type { ParsedPage, ProviderReply } from "../../core/provider.ts";
import { explainMissing } from "../../core/refusals/explain-missing.ts";
import { readHtmlReply } from "../../core/reply/read-html-reply.ts";
import type { SuccessFactorsFacts } from "./successfactors-facts.ts";
import { idIn, toListing, vacancySchema } from "./successfactors-vacancy.ts";

const closed =
  /no longer (available|open|posted|accepting)|has been filled|n[aã]o est[aá] mais dispon[ií]vel/i;

/** Reads the page of one vacancy, with or without its card. */
export function parseDetail(facts: SuccessFactorsFacts, reply: ProviderReply): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const page = readHtmlReply(reply);
  const description = htmlOf(findFirst(page, "[itemprop='description'], span.jobdescription"));
  if (description === "") {
    if (closed.test(textOf(page))) return closedVacancy();
    throw explainMissing(reply, "a description");
  }
  const { card } = reply.request;
  const parsed = vacancySchema.safeParse({
    id: card?.providerListingId ?? idIn(new URL(reply.url).pathname),
    title: card?.title ?? (textAt(page, "[itemprop='title']") || fieldAt(page, "title")),
    url: card?.url ?? reply.url,
    location: textAt(page, ".jobGeoLocation") || fieldAt(page, "location"),
    date: attributeAt(page, "[itemprop='datePosted']", "content") || fieldAt(page, "date"),
    end: attributeAt(page, "[itemprop='validThrough']", "content"),
    description,
  });
  const listing = parsed.success ? toListing(facts, parsed.data, reply) : null;
  if (!parsed.success) throw explainMissing(reply, "id and title");
  return listing
    ? onlyListing(mergeDetail(card, withFields(facts, page, listing), ["place"]))
    : closedVacancy();
}

/** Adds the fields that only the job page has: kind of employment, custom fields. */
function withFields(facts: SuccessFactorsFacts, page: HtmlScope, listing: Listing): Listing {
  const fields = Object.fromEntries(
    findAll(page, "[data-careersite-propertyid]").map((element) => [
      element.attribs["data-careersite-propertyid"] ?? "",
      textOf(element),
    ]),
  );
  const stated = readContract(fields["shifttype"] ?? "");
  const contract = stated ?? facts.contractOf(fields);
  const told: Listing = { ...listing, ...(contract && { contract }) };
  const derived = [...(listing.derived ?? []), ...(contract && !stated ? (["contract"] as const) : [])];
  return derived.length > 0 ? { ...told, derived } : told;
}

function fieldAt(page: HtmlScope, name: string): string {
  return textAt(page, `[data-careersite-propertyid='${name}']`);
}
