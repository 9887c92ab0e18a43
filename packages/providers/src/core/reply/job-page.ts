import { textOf, type HtmlScope } from "../html/html-page.ts";
import { textToHtml } from "../html/text-to-html.ts";
import type { Listing } from "../listing.ts";
import { choosePlace } from "../place/choose-place.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../provider.ts";
import { explainMissing } from "../refusals/explain-missing.ts";
import { readJobPosting, type JobPosting, type JobPostingQuirks } from "../schema-org/job-posting.ts";
import { readLinkedData } from "../schema-org/json-ld.ts";
import { isOver } from "../text/is-over.ts";
import { containsEveryWord, significantWords } from "../text/keywords.ts";
import { closedVacancy, isGone, mergeDetail, onlyListing } from "./details.ts";
import { listingOf } from "./listing-of.ts";
import { readHtmlReply } from "./read-html-reply.ts";

/** The properties of a portal's pages of single vacancies, each with a schema.org JobPosting. */
export type JobPageFacts = {
  /** A vacancy's page, matched against the path; the named group `id` is its id. */
  jobPath: RegExp;
  /** True where a page without its JobPosting may still show the vacancy: `title` and `adjust` then read the page. */
  isPostingOptional?: boolean;
  /** Text on the page of a closed vacancy, where it has no JobPosting. */
  closedText?: RegExp;
  /** Whether a page says that its vacancy is closed, though it still shows it. */
  isClosed?: (page: HtmlScope, reply: ProviderReply) => boolean;
  quirks?: JobPostingQuirks;
  /** True where descriptions without tags are plain text, whose line breaks count. */
  hasPlainText?: boolean;
  /** Where the title is better than the JobPosting's. */
  title?: (found: JobPage) => string | undefined;
  /** Corrects a listing of this portal with what the page shows, or leaves it out with null. */
  adjust?: (listing: Listing, found: JobPage) => Listing | null;
  /** Fields whose value on this portal's cards is better than on its pages. */
  keep?: readonly (keyof Listing)[];
  /** Whether a vacancy is what was asked; without it every asked word has to be in its title or text. */
  fits?: (listing: Listing, query: ProviderQuery) => boolean;
};

/** The page of one vacancy. */
export type JobPage = {
  page: HtmlScope;
  posting: JobPosting | undefined;
  reply: ProviderReply;
  query: ProviderQuery;
};

/**
 * Reads the page of one vacancy, with or without its card. A vacancy that is gone, closed, or not what was asked is
 * left out.
 *
 * @throws {ProviderBlocked} {ProviderUnavailable} {ProviderChanged} the page shows no vacancy with an id and a title
 */
export function readJobPage(facts: JobPageFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const page = readHtmlReply(reply);
  if (facts.isClosed?.(page, reply)) return closedVacancy();
  const [node] = readLinkedData(page, reply.body).postings;
  const posting = node && readJobPosting(node, reply, facts.quirks);
  if (!posting && !facts.isPostingOptional) {
    if (facts.closedText?.test(textOf(page))) return closedVacancy();
    throw explainMissing(reply, "a JobPosting");
  }
  const found = { page, posting, reply, query };
  const { card, url } = reply.request;
  const [asked, answered] = [url, reply.url].map((address) => URL.parse(address));
  const id = card?.providerListingId ?? jobIdIn(facts, answered) ?? jobIdIn(facts, asked);
  const title = facts.title ? facts.title(found) : posting?.title;
  if (!title || !id) throw explainMissing(reply, "a vacancy");
  const { description = "" } = posting?.fields ?? {};
  const isPlain = facts.hasPlainText && !/<\w/.test(description);
  const stated = listingOf({
    id,
    title,
    url: reply.url,
    ...posting?.fields,
    description: isPlain ? textToHtml(description) : description,
    place: choosePlace(posting?.places ?? [], query),
  });
  const listing = facts.adjust ? facts.adjust(stated, found) : stated;
  if (!listing || isOver(listing.expiresAt, reply.receivedAt)) return closedVacancy();
  const merged = mergeDetail(card, listing, facts.keep);
  const isAsked = facts.fits ? facts.fits(merged, query) : holdsWords(listing, query);
  return isAsked ? onlyListing(merged) : closedVacancy();
}

function holdsWords({ title, description = "" }: Listing, { keywords }: ProviderQuery): boolean {
  return containsEveryWord(`${title}\n${description}`, significantWords(keywords));
}

/** @returns the id in a vacancy's address; undefined when it is not one. */
export function jobIdIn(
  { jobPath }: Pick<JobPageFacts, "jobPath">,
  url: URL | null | undefined,
): string | undefined {
  return jobPath.exec(url?.pathname ?? "")?.groups?.["id"];
}
