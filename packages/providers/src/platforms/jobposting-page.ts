import { choosePlace } from "../core/place/choose-place.ts";
import { isGone, mergeDetail, closedVacancy, onlyListing } from "../core/reply/details.ts";
import { textOf, type HtmlScope } from "../core/html/html-page.ts";
import { isOver } from "../core/text/is-over.ts";
import { readJobPosting, type JobPostingQuirks } from "../core/schema-org/job-posting.ts";
import { readLinkedData } from "../core/schema-org/json-ld.ts";
import { containsEveryWord, significantWords } from "../core/text/keywords.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { readHtmlReply } from "../core/reply/read-html-reply.ts";

/** The properties of a portal's vacancy pages, each with a schema.org JobPosting. */
export type JobPageFacts = {
  /** A vacancy's page, matched against the path; the named group `id` is its id. */
  jobPath: RegExp;
  /** Text on the page of a closed vacancy. */
  closedText?: RegExp;
  quirks?: JobPostingQuirks;
  /** Corrects a listing of this portal, or leaves it out with null. */
  adjust?: (listing: Listing, page: HtmlScope) => Listing | null;
};

/**
 * Reads the page of one vacancy, with or without its card. A vacancy that is gone, closed, or lacks an
 * asked word in title and text is left out; the caller compares its place.
 *
 * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} the page has no posting with a title
 */
export function parseJobPage(facts: JobPageFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const page = readHtmlReply(reply);
  const [node] = readLinkedData(page, reply.body).postings;
  if (!node) {
    if (facts.closedText?.test(textOf(page))) return closedVacancy();
    throw explainMissing(reply, "a JobPosting");
  }
  const posting = readJobPosting(node, reply, facts.quirks);
  const { card, url } = reply.request;
  const id = jobIdIn(facts, new URL(url)) ?? card?.providerListingId;
  if (!posting.title || !id) throw new ProviderChanged(`a JobPosting without title or id at ${reply.url}`);
  const place = choosePlace(posting.places, query);
  const listing: Listing = {
    providerListingId: id,
    title: posting.title,
    url: reply.url,
    ...posting.fields,
    ...(place && { place }),
  };
  const adjusted = facts.adjust ? facts.adjust(listing, page) : listing;
  if (!adjusted || isOver(adjusted.expiresAt, reply.receivedAt)) return closedVacancy();
  const text = `${adjusted.title}\n${adjusted.description ?? ""}`;
  return containsEveryWord(text, significantWords(query.keywords))
    ? onlyListing(mergeDetail(card, adjusted))
    : closedVacancy();
}

/** @returns the id in a vacancy's address; undefined when it is not one. */
export function jobIdIn({ jobPath }: Pick<JobPageFacts, "jobPath">, url: URL): string | undefined {
  return jobPath.exec(url.pathname)?.groups?.["id"];
}
