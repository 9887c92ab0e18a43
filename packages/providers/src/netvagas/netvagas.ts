import { detailRequests, isGone, onlyNext } from "../core/reply/details.ts";
import { attributeOf, findAll, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { significantWords } from "../core/text/keywords.ts";
import type { ListingPlace } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged } from "../core/outcome-errors.ts";
import { pathSlug, termSlug } from "../core/text/path-slug.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { recognisePage } from "../core/refusals/recognise-page.ts";
import { rankCards, readJobCards } from "../platforms/job-cards.ts";
import { parseJobPage, type JobPageFacts } from "../platforms/jobposting-page.ts";
import { capitalSlugs } from "./capitals.ts";
import { netvagasSettings } from "./settings.ts";

const { origin, searchPath, jobPath, jobPathStart, titleLinks } = netvagasSettings;

/** The steps of the second and later pages, because their addresses do not hold the page number. */
const laterPages = Array.from({ length: netvagasSettings.pagesMax - 1 }, (_, index) => `page-${index + 2}`);

/**
 * NetVagas (www.netvagas.com.br): lists at addresses made of city and words, a JobPosting on each
 * vacancy's page. There is no list of a state: its capital's is asked, and that of the whole country.
 */
export const netvagas = defineProvider({
  id: "netvagas",
  origins: [origin],
  steps: ["list", "search", "job", ...laterPages],
  access: "public-pages",
  robots: "www.netvagas.com.br/robots.txt: not seen; the lists asked are its public front",
  paceMs: netvagasSettings.paceMs,
  inFlightMax: netvagasSettings.inFlightMax,
  pageSize: netvagasSettings.pageSize,
  requestsMax: netvagasSettings.requestsMax,
  filters: { keywords: "title", state: false, city: true },
  neverTells: ["pay", "contract", "benefits"],
  buildRequests: listRequests,
  parseReply: (reply, query) => {
    refuseShell(reply);
    return reply.request.step === "job" ? parseJobPage(jobPageFacts, reply, query) : parseList(reply, query);
  },
});

/** Since October 2026 its pages come packed in a script for browsers, which counts as a refusal. */
function refuseShell(reply: ProviderReply): void {
  if (recognisePage(reply)?.kind === "packed") throw new ProviderBlocked("the page came packed in a script");
}

const jobPageFacts: JobPageFacts = {
  jobPath,
  closedText: netvagasSettings.closedText,
  adjust: (listing) => ({ ...listing, title: tidyTitle(listing.title) }),
};

/** Removes the number of "Atendente (1225309)". */
function tidyTitle(title: string): string {
  return title.replace(/\(\d+\)$/, "").trimEnd();
}

function listRequests(query: ProviderQuery): ProviderRequest[] {
  const { city, state } = query;
  const term = termSlug(query.keywords);
  // A city needs its state, and some keywords hold no character that an address may have.
  if ((city !== null && state === null) || (term === "" && query.keywords.trim() !== ""))
    return [searchRequest(query)];
  const everywhere = term === "" ? "" : `cargo/${term}/`;
  const inCity = state === null ? [] : [`${cityPath(city, state)}cargo/${term || "-"}/`];
  const paths = city === null ? [...inCity, everywhere] : inCity;
  return paths.map((path) => get("list", `${origin}/empresa/anuncios/${path}`));
}

/** A state has no list of its own, so its capital's is asked. */
function cityPath(city: string | null, { uf }: { uf: string }): string {
  return `cidade/${city === null ? capitalSlugs[uf] : `${pathSlug(city)}-${uf.toLowerCase()}`}/`;
}

function searchRequest({ keywords, city }: ProviderQuery): ProviderRequest {
  return {
    step: "search",
    method: "POST",
    url: origin + searchPath,
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ cargo_anuncio: keywords.trim(), cidade: city ?? "" }).toString(),
  };
}

const headers = { accept: "text/html", "accept-language": "pt-BR" };

function get(step: string, url: string): ProviderRequest {
  return { step, method: "GET", url, headers };
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply) && reply.request.step === "list") return onlyNext([searchRequest(query)]);
  const page = readHtmlReply(reply);
  const facts = { origin, jobPath, jobPathStart, titleLinks, tidyTitle };
  const { cards: found, skipped } = readJobCards(page, reply, facts);
  const listedIn = placeOfList(reply, query);
  const cards = listedIn ? found.map((card) => ({ ...card, listedIn })) : found;
  if (cards.length === 0) {
    if (skipped > 0) throw new ProviderChanged(`none of ${skipped} items could be read`);
    requireNoResultsMark(reply, netvagasSettings.noResults.test(textOf(page)));
    return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };
  }
  const wordCount = significantWords(query.keywords).length;
  const ranked = rankCards(cards, query);
  // The portal may find words in the texts; but when no title holds any of them, it ignored the words.
  if (wordCount > 0 && ranked.every(({ hits }) => hits === 0))
    return { listings: [], skipped, leftOut: cards.length, confirmedEmpty: false, next: [] };
  const whole = ranked.filter(({ hits }) => hits === wordCount).map(({ card }) => card);
  const opened = ranked.slice(0, netvagasSettings.detailsMax).map(({ card }) => card);
  return {
    listings: whole,
    skipped,
    leftOut: cards.length - new Set([...whole, ...opened]).size,
    confirmedEmpty: false,
    next: [
      ...detailRequests(opened, netvagasSettings.detailsMax, ({ url }) => get("job", url)),
      ...nextPage(page, reply),
    ],
  };
}

/** @returns the asked place, when this is its list and no redirect led to another */
function placeOfList(reply: ProviderReply, { city, state }: ProviderQuery): ListingPlace | undefined {
  if (!netvagasSettings.cityListsHoldTheirCity || state === null) return undefined;
  const start = `/empresa/anuncios/${cityPath(city, state)}`;
  const isOwn = [reply.request.url, reply.url].every((url) => new URL(url).pathname.startsWith(start));
  return isOwn ? { ...(city !== null && { city }), state: state.uf } : undefined;
}

/** The request for the next page, if there is a link and the page is wanted. */
function nextPage(page: HtmlScope, reply: ProviderReply): ProviderRequest[] {
  const step = laterPages[laterPages.indexOf(reply.request.step) + 1];
  if (step === undefined) return [];
  const number = laterPages.indexOf(step) + 2;
  const isNext = (text: string) => text === String(number) || netvagasSettings.nextPageWords.test(text);
  const link =
    findAll(page, 'link[rel~="next"], a[rel~="next"]')[0] ??
    findAll(page, "a[href]").find((anchor) => isNext(textOf(anchor)));
  const url = link ? URL.parse(attributeOf(link, "href"), reply.url) : null;
  const isOwn = url?.origin === new URL(reply.url).origin && url.pathname.startsWith("/empresa/");
  if (!url || !isOwn || jobPathStart.test(url.pathname)) return [];
  const address = url.origin + url.pathname + url.search;
  return address === reply.url ? [] : [get(step, address)];
}
