import { onlyNext } from "../core/reply/details.ts";
import { foldText } from "../core/text/fold-text.ts";
import { containsEveryWord, significantWords } from "../core/text/keywords.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type {
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { refuseFailure } from "../core/refusals/refuse-failure.ts";
import { jobIdIn, readJobPage, type JobPageFacts } from "../core/reply/job-page.ts";
import { readSitemap, sitemapsInRobots, type SitemapEntry } from "./sitemap.ts";

/** The properties of a portal that is read through its sitemaps. */
export type SitemapFacts = JobPageFacts & {
  /** Origin of the portal; robots.txt is asked there. */
  origin: string;
  /** Known sitemaps, which are asked at once: then the adapter does not ask robots.txt for them. */
  sitemaps: readonly string[];
  /** Which sitemaps of an index or of robots.txt hold vacancies. */
  isJobSitemap: (url: URL) => boolean;
  /** Maximum number of sitemaps read, the newest first. */
  sitemapsMax: number;
  /** Maximum number of vacancy pages opened for one sitemap, the best fitting and newest first. */
  detailsMax: number;
  /**
   * True when the path holds the title: vacancies are chosen by it, and without a fitting path the answer
   * is empty. Where that is not known beforehand, a function decides it from the addresses of a sitemap.
   */
  pathTellsTitle: boolean | ((jobs: readonly SitemapEntry[]) => boolean);
  /** True for an address that is not opened for a query, because it names another place, for example. */
  isUnlikely?: (url: URL, query: ProviderQuery) => boolean;
};

/**
 * Reads a portal without a search of its own: robots.txt → sitemaps (indexes too) → the JobPosting
 * of each page. Keywords are compared with the paths before any page is opened, and with title and text
 * afterwards; the caller compares the place.
 */
export function readThroughSitemaps(
  facts: SitemapFacts,
): Pick<Provider, "steps" | "buildRequests" | "parseReply"> {
  return {
    steps: ["job", "sitemap", "robots"],
    buildRequests: () =>
      facts.sitemaps.length > 0
        ? facts.sitemaps.map((url) => get("sitemap", url))
        : [get("robots", new URL("/robots.txt", facts.origin).href)],
    parseReply: (reply, query) => {
      if (reply.request.step === "robots") return parseRobots(facts, reply);
      return reply.request.step === "sitemap"
        ? parseSitemap(facts, reply, query)
        : readJobPage(facts, reply, query);
    },
  };
}

type Step = "robots" | "sitemap" | "job";

function get(step: Step, url: string): ProviderRequest {
  const accept =
    step === "job"
      ? "text/html"
      : step === "sitemap"
        ? "application/xml,text/xml,application/gzip"
        : "text/plain";
  return {
    step,
    method: "GET",
    url,
    headers: { accept, "accept-language": "pt-BR" },
    ...(step !== "job" && { keepForMs: dayMs }),
  };
}

/** robots.txt and sitemaps change about daily, and there are megabytes of them. */
const dayMs = 24 * 60 * 60 * 1000;

function parseRobots(facts: SitemapFacts, reply: ProviderReply): ParsedPage {
  refuseFailure(reply);
  const isOwn = ownAddresses(facts, reply);
  const sitemaps = sitemapsInRobots(reply.body)
    .filter((url) => isOwn(new URL(url)))
    .slice(0, facts.sitemapsMax);
  if (sitemaps.length === 0) throw explainMissing(reply, "a Sitemap line");
  return onlyNext(sitemaps.map((url) => get("sitemap", url)));
}

function parseSitemap(facts: SitemapFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  refuseFailure(reply);
  const { kind, entries } = readSitemap(reply);
  const isOwn = ownAddresses(facts, reply);
  const own = entries.filter(({ url }) => isOwn(url));
  if (kind === "index") {
    const jobSitemaps = own.filter((entry) => facts.isJobSitemap(entry.url));
    if (jobSitemaps.length === 0) throw new ProviderChanged(`no sitemap of vacancies in ${reply.url}`);
    return onlyNext(
      newestFirst(jobSitemaps)
        .slice(0, facts.sitemapsMax)
        .map(({ url }) => get("sitemap", url.href)),
    );
  }
  const jobs = own.filter(({ url }) => jobIdIn(facts, url) !== undefined);
  if (jobs.length === 0)
    throw new ProviderChanged(`no vacancy among ${entries.length} addresses of ${reply.url}`);
  const fitting = chooseJobs(facts, jobs, query);
  const chosen = fitting.filter(({ url }) => !facts.isUnlikely?.(url, query)).slice(0, facts.detailsMax);
  return {
    ...onlyNext(chosen.map(({ url }) => get("job", url.href))),
    leftOut: jobs.length - chosen.length,
    confirmedEmpty: fitting.length === 0,
  };
}

/** Paths with more of the asked words first, then those that name the asked city, then the newest. */
function chooseJobs(
  facts: SitemapFacts,
  jobs: readonly SitemapEntry[],
  query: ProviderQuery,
): SitemapEntry[] {
  const { pathTellsTitle } = facts;
  const isTold = typeof pathTellsTitle === "function" ? pathTellsTitle(jobs) : pathTellsTitle;
  if (!isTold) return newestFirst(jobs);
  const words = significantWords(query.keywords);
  const city = query.city === null ? "" : foldText(query.city).replaceAll(/[^a-z0-9]+/g, "-");
  const scored = newestFirst(jobs).map((entry) => {
    const path = entry.url.pathname;
    const text = path.replaceAll(/[-_/]+/g, " ");
    return {
      entry,
      hits: words.filter((word) => containsEveryWord(text, [word])).length,
      inCity: city !== "" && path.includes(city) ? 1 : 0,
    };
  });
  return scored
    .filter(({ hits }) => words.length === 0 || hits > 0)
    .sort((a, b) => b.hits - a.hits || b.inCity - a.inCity)
    .map(({ entry }) => entry);
}

function newestFirst(entries: readonly SitemapEntry[]): SitemapEntry[] {
  return entries.toSorted((a, b) => (a.lastmod < b.lastmod ? 1 : a.lastmod > b.lastmod ? -1 : 0));
}

/** Addresses are followed only at the portal, or at the origin that answered (a stand-in's). */
function ownAddresses(facts: SitemapFacts, reply: ProviderReply): (url: URL) => boolean {
  const withoutWww = (host: string) => host.replace(/^www\./, "");
  const replied = new URL(reply.url).origin;
  const host = withoutWww(new URL(facts.origin).host);
  return (url) => url.origin === replied || withoutWww(url.host) === host;
}
