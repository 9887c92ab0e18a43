import { listingOf } from "../core/reply/listing-of.ts";
import { placeOf } from "../core/place/place-of.ts";
import { choosePlace } from "../core/place/choose-place.ts";
import { isGone, mergeDetail, closedVacancy, onlyListing } from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { findFirst, htmlOf, textAt, type HtmlScope } from "../core/html/html-page.ts";
import { readJobPosting } from "../core/schema-org/job-posting.ts";
import { readLinkedData } from "../core/schema-org/json-ld.ts";
import type { Listing, ListingPlace } from "../core/listing.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import { isRefusal, readCathoPage } from "./read-page.ts";

/** Reads `/vagas/<anything>/<id>`. */
export function parseCathoDetail(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply) && !isRefusal(reply)) return closedVacancy();
  const page = readCathoPage(reply);
  const { pathname } = new URL(reply.url);
  // The address of a closed vacancy redirects to the search.
  if (/^\/vagas\/?$/.test(pathname)) return closedVacancy();
  const { card } = reply.request;
  const id = card?.providerListingId ?? /\/(\d+)\/?$/.exec(pathname)?.[1];
  const [node] = readLinkedData(page).postings;
  const posting = node && readJobPosting(node, reply);
  const title = posting?.title ?? card?.title;
  if (!posting || !id || !title) throw explainMissing(reply, "a JobPosting");

  const { place: _unreliable, description: text, ...fields } = posting.fields;
  const description = text
    ? /<\w/.test(text)
      ? text
      : textToHtml(text)
    : htmlOf(findFirst(page, "#job-description .job-description"));
  const place = readPlace(page, posting.places, card, query);
  const listing = listingOf({ id, title, url: reply.url, ...fields, description });
  const merged = mergeDetail(card, place ? { ...listing, place } : listing);
  if (fitsAskedPlace(merged, query)) return onlyListing(merged);
  // The portal chose the vacancy for the asked city, but does not name all of its cities.
  return card && !card.place ? onlyListing(mergeDetail(card, listing)) : closedVacancy();
}

/**
 * `addressLocality` said "São Paulo" for vacancies in Paulínia and Santos; the page's title and the
 * region were right. Several places come as a list.
 */
function readPlace(
  page: HtmlScope,
  places: readonly ListingPlace[],
  card: Listing | undefined,
  query: ProviderQuery,
): ListingPlace | undefined {
  if (places.length > 1) return choosePlace(places, query);
  const [, inTitle = "", uf] =
    /^Vaga de Emprego de .+, ([^,/|]+)\/\s*([A-Z]{2})?(?!\p{L})/u.exec(textAt(page, "title")) ?? [];
  const city = card?.place?.city ?? (readWorkMode(inTitle) ? undefined : inTitle.trimEnd());
  const state = uf ?? places[0]?.state;
  return city || state ? placeOf({ city, state, country: "Brasil" }) : undefined;
}
