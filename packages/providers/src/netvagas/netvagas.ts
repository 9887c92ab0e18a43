import { attributeOf, findAll, textOf, type HtmlScope } from "../core/html/html-page.ts";
import type { ListingPlace } from "../core/listing.ts";
import { ProviderBlocked, ProviderChanged } from "../core/outcome-errors.ts";
import { placeOf } from "../core/place/place-of.ts";
import { capitalOf } from "../core/place/capital-of.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { recognisePage } from "../core/refusals/recognise-page.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { detailRequests, isGone, nothingFound, onlyNext } from "../core/reply/details.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { getPage, postForm } from "../core/reply/requests.ts";
import { significantWords } from "../core/text/keywords.ts";
import { pathSlug, termSlug } from "../core/text/path-slug.ts";
import { rankCards, readJobCards } from "../platforms/job-cards.ts";
import { readJobPage, type JobPageFacts } from "../core/reply/job-page.ts";
import { netvagasSettings as settings } from "./settings.ts";

const { origin, pagesMax } = settings;

/** The steps of the second and later pages, because their addresses do not hold the page number. */
const laterPages = Array.from({ length: pagesMax - 1 }, (_, index) => `page-${index + 2}`);

/**
 * NetVagas (www.netvagas.com.br): lists at addresses made of city and words, a JobPosting on each
 * vacancy's page. There is no list of a state: its capital's is asked, and that of the whole country.
 */
export const netvagas = defineProvider(settings, {
  id: "netvagas",
  steps: ["list", "search", "job", ...laterPages],
  access: "public-pages",
  robots: "www.netvagas.com.br/robots.txt: not seen; the lists asked are its public front",
  filters: { keywords: "title", state: false, city: true },
  absentFields: ["pay", "contract", "benefits"],
  buildRequests,
  parseReply: (reply, query) => {
    // Since October 2026 its pages come packed in a script for browsers, which counts as a refusal.
    if (recognisePage(reply)?.kind === "packed")
      throw new ProviderBlocked("the page came packed in a script");
    return reply.request.step === "job" ? readJobPage(jobPage, reply, query) : parseList(reply, query);
  },
});

/** Removes the number of "Atendente (1225309)". */
const tidyTitle = (title: string) => title.replace(/\(\d+\)$/, "").trimEnd();

const jobPage: JobPageFacts = {
  ...settings,
  adjust: (listing) => ({ ...listing, title: tidyTitle(listing.title) }),
};

function buildRequests(query: ProviderQuery): ProviderRequest[] {
  const { city, state, keywords } = query;
  const term = termSlug(keywords);
  // A city needs its state, and some keywords hold no character that an address may have.
  if ((city !== null && state === null) || (term === "" && keywords.trim() !== ""))
    return [searchRequest(query)];
  const everywhere = term === "" ? "" : `cargo/${term}/`;
  const inCity = state === null ? [] : [`${cityPath(city, state.uf)}cargo/${term || "-"}/`];
  const paths = city === null ? [...inCity, everywhere] : inCity;
  return paths.map((path) => getPage("list", `${origin}/empresa/anuncios/${path}`));
}

function cityPath(city: string | null, uf: string): string {
  return `cidade/${pathSlug(`${city ?? capitalOf(uf)} ${uf}`)}/`;
}

function searchRequest({ keywords, city }: ProviderQuery): ProviderRequest {
  const fields = { cargo_anuncio: keywords.trim(), cidade: city ?? "" };
  return postForm("search", origin + settings.searchPath, fields);
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply) && reply.request.step === "list") return onlyNext([searchRequest(query)]);
  const page = readHtmlReply(reply);
  const { cards, skipped } = readJobCards(page, reply, { ...settings, tidyTitle });
  if (cards.length === 0) {
    if (skipped > 0) throw new ProviderChanged(`none of ${skipped} items could be read`);
    requireNoResultsMark(reply, settings.noResults.test(textOf(page)));
    return nothingFound();
  }
  const listedIn = placeOfList(reply, query);
  const placed = listedIn ? cards.map((card) => ({ ...card, listedIn })) : cards;
  const wordCount = significantWords(query.keywords).length;
  const ranked = rankCards(placed, query);
  // The portal may find words in the texts; but when no title holds any of them, it ignored the words.
  if (wordCount > 0 && ranked.every(({ hits }) => hits === 0))
    return { listings: [], skipped, leftOut: cards.length, confirmedEmpty: false, next: [] };
  const whole = ranked.filter(({ hits }) => hits === wordCount).map(({ card }) => card);
  const opened = ranked.slice(0, settings.detailsMax).map(({ card }) => card);
  const details = detailRequests(opened, settings.detailsMax, ({ url }) => getPage("job", url));
  return {
    listings: whole,
    skipped,
    leftOut: cards.length - new Set([...whole, ...opened]).size,
    confirmedEmpty: false,
    next: [...details, ...nextPage(page, reply)],
  };
}

/** @returns the asked place, when this is its list and no redirect led to another */
function placeOfList(reply: ProviderReply, { city, state }: ProviderQuery): ListingPlace | undefined {
  if (!settings.cityListsHoldTheirCity || state === null) return undefined;
  const start = `/empresa/anuncios/${cityPath(city, state.uf)}`;
  const isOwn = [reply.request.url, reply.url].every((url) => new URL(url).pathname.startsWith(start));
  return isOwn ? placeOf({ city, state: state.uf }) : undefined;
}

function nextPage(page: HtmlScope, reply: ProviderReply): ProviderRequest[] {
  const step = laterPages[laterPages.indexOf(reply.request.step) + 1];
  if (step === undefined) return [];
  const isNext = (text: string) => `page-${text}` === step || settings.nextPageWords.test(text);
  const link =
    findAll(page, 'link[rel~="next"], a[rel~="next"]')[0] ??
    findAll(page, "a[href]").find((anchor) => isNext(textOf(anchor)));
  const url = link ? URL.parse(attributeOf(link, "href"), reply.url) : null;
  const isOwn = url?.origin === new URL(reply.url).origin && url.pathname.startsWith("/empresa/");
  if (!url || !isOwn || settings.jobPathStart.test(url.pathname)) return [];
  const address = url.origin + url.pathname + url.search;
  return address === reply.url ? [] : [getPage(step, address)];
}
