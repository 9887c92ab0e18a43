import { choosePlace } from "../core/place/choose-place.ts";
import { isGone, mergeDetail, closedVacancy, onlyListing } from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { textAt } from "../core/html/html-page.ts";
import { isOver } from "../core/text/is-over.ts";
import { readJobPosting } from "../core/schema-org/job-posting.ts";
import { readLinkedData } from "../core/schema-org/json-ld.ts";
import type { Listing } from "../core/listing.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { readHtmlReply } from "../core/reply/read-html-reply.ts";
import { textToHtml } from "../core/html/text-to-html.ts";

/**
 * Reads `/vaga-de-<anything>__<id>.aspx`. There `employmentType` is the working time; the contract is in
 * the text. The title may be shorter than the card's.
 */
export function parseInfojobsDetail(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const page = readHtmlReply(reply);
  const { card } = reply.request;
  const [node] = readLinkedData(page).postings;
  if (!node) throw explainMissing(reply, "a JobPosting");
  const posting = readJobPosting(node, reply);
  const id = card?.providerListingId ?? /__(\d+)\.aspx$/i.exec(new URL(reply.url).pathname)?.[1];
  const title = textAt(page, ".js_vacancyHeaderTitle") || posting.title;
  if (!id || !title) throw explainMissing(reply, "a vacancy");
  if (isOver(posting.fields.expiresAt, reply.receivedAt)) return closedVacancy();
  const { description } = posting.fields;
  const place = choosePlace(posting.places, query);
  const listing: Listing = {
    providerListingId: id,
    title,
    url: reply.url,
    ...posting.fields,
    ...(place && { place }),
    ...(description && { description: /<\w/.test(description) ? description : textToHtml(description) }),
  };
  const merged = mergeDetail(card, listing);
  return fitsAskedPlace(merged, query) ? onlyListing(merged) : closedVacancy();
}
