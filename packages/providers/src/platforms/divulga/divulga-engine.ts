import { detailRequests, isGone, onlyNext } from "../../core/reply/details.ts";
import { findAll, findFirst, htmlOf, textAt, textOf, type HtmlScope } from "../../core/html/html-page.ts";
import { foldText } from "../../core/text/fold-text.ts";
import { containsEveryWord, significantWords } from "../../core/text/keywords.ts";
import type { Listing } from "../../core/listing.ts";
import { endsAtHomePage } from "../../core/refusals/ends-at-home-page.ts";
import { pathSlug, termSlug } from "../../core/text/path-slug.ts";
import { readPlaceText } from "../../core/place/place-text.ts";
import type {
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "../../core/provider.ts";
import { otherPageError } from "../../core/refusals/explain-missing.ts";
import { readHtmlReply } from "../../core/reply/read-html-reply.ts";
import { recognisePage } from "../../core/refusals/recognise-page.ts";
import { requestUrl } from "../../core/text/request-url.ts";
import { findUf } from "../../core/place/states.ts";
import { rankCards, readJobCards, type JobCardFacts } from "../job-cards.ts";
import { readJobPage } from "../../core/reply/job-page.ts";
import { readThroughSitemaps, type SitemapFacts } from "../jobposting-sitemap.ts";

/** The properties of one portal of the Divulga Vagas engine. */
export type DivulgaFacts = {
  origin: string;
  /** Paths of the sitemaps of vacancies, the one with the newest first. */
  sitemapPaths: readonly string[];
  jobPathStart: RegExp;
  jobPath: RegExp;
  /** The portal's own names, which it writes in place of the employer's. */
  ownNames: readonly string[];
  closedText: RegExp;
  /** Whether `/vagas-de-<term>` lists the vacancies of a term. */
  hasTermPages: boolean;
  /** Maximum number of vacancies opened from a list. */
  detailsMax: number;
  /** Maximum number of vacancies opened for one sitemap. */
  detailsPerSitemap: number;
  /** When fewer cards than this name the asked place, the sitemaps are asked too. */
  cardsEnough: number;
};

/**
 * Reads a portal of this engine: first the page of a term, the sitemaps where that is not enough, and the
 * JobPosting of each vacancy. The portal filters no place: addresses that name the asked place are opened
 * first, those that name another are not opened, and the caller compares the place of the page.
 */
export function readDivulgaEngine(
  facts: DivulgaFacts,
): Pick<Provider, "steps" | "buildRequests" | "parseReply"> {
  const pages = sitemapFactsOf(facts);
  const sitemaps = readThroughSitemaps(pages);
  const cards: JobCardFacts = { ...facts, titleLinks, tidyTitle };
  return {
    steps: ["sitemap", "list", "job"],
    buildRequests: (query) => {
      const list = listRequest(facts, query);
      return list ? [list] : sitemaps.buildRequests(query);
    },
    parseReply: (reply, query) => {
      const { step, url } = reply.request;
      if (step === "list") return parseList(facts, cards, reply, query, sitemaps.buildRequests(query));
      if (step === "job") return readJobPage(pages, reply, query);
      // The number of vacancies, and so of sitemaps, varies; the first sitemap always exists.
      if (isGone(reply) && !url.endsWith(facts.sitemapPaths.toSorted()[0] ?? "")) return nothingHere;
      return sitemaps.parseReply(reply, query);
    },
  };
}

const nothingHere: ParsedPage = { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };

/** The present layout of the list, and two older ones. */
const titleLinks = ".vaga-titulo-text > a, h5.card-title > a, h3 > a.heading-default-color";

/** Removes the ends of "Vendedor (34541421)", "Vendedor | Vaga #34541421", "Vendedor - Vaga". */
function tidyTitle(title: string): string {
  return title
    .replace(/\|\s*Vaga\s*(?:#\s*)?\d+\s*$/i, "")
    .trimEnd()
    .replace(/\(\d+\)$/, "")
    .trimEnd()
    .replace(/\s[-–]\s*Vaga$/i, "")
    .trim();
}

/** The page of a term; without keywords, the list that takes a place as a hint; null when only sitemaps help. */
function listRequest(facts: DivulgaFacts, query: ProviderQuery): ProviderRequest | null {
  if (!facts.hasTermPages) return null;
  const term = termSlug(query.keywords);
  if (query.keywords.trim() !== "" && term === "") return null;
  const url =
    term === ""
      ? requestUrl(`${facts.origin}/vagas-de-emprego`, {
          estado: query.state?.uf ?? "",
          cidade: query.city ?? "",
        })
      : `${facts.origin}/vagas-de-${term}`;
  return get("list", url);
}

function get(step: "list" | "job", url: string): ProviderRequest {
  return { step, method: "GET", url, headers: { accept: "text/html", "accept-language": "pt-BR" } };
}

/**
 * A term without a page, or a page without cards, does not count as empty: no mark of "no results" is
 * known, and the sitemaps hold all vacancies.
 */
function parseList(
  facts: DivulgaFacts,
  cardFacts: JobCardFacts,
  reply: ProviderReply,
  query: ProviderQuery,
  sitemaps: readonly ProviderRequest[],
): ParsedPage {
  if (isGone(reply) || endsAtHomePage(reply)) return onlyNext(sitemaps);
  const { cards, skipped } = readJobCards(readHtmlReply(reply), reply, cardFacts);
  const page = cards.length === 0 ? recognisePage(reply) : null;
  if (page?.kind === "bot-check" || page?.kind === "packed") throw otherPageError(page, reply, "cards");
  const wordCount = significantWords(query.keywords).length;
  const fitting = rankCards(cards, query).filter(({ hits }) => hits > 0 || wordCount === 0);
  const whole = fitting.filter(({ hits }) => hits === wordCount).map(({ card }) => card);
  const near = fitting
    .map(({ card, hits }) => ({ card, hits, url: new URL(card.url) }))
    .filter(({ url }) => !namesOtherPlace(url, query))
    .map(({ url, ...rest }) => ({ ...rest, isNamed: namesPlace(url, query) }))
    .sort((a, b) => b.hits - a.hits || Number(b.isNamed) - Number(a.isNamed));
  const settling = near.filter(({ hits, isNamed }) => hits === wordCount && isNamed);
  const isEnough = settling.length >= (query.state === null ? 1 : facts.cardsEnough);
  const chosen = isEnough
    ? near.slice(0, facts.detailsMax)
    : near.filter(({ isNamed }) => isNamed).slice(0, facts.detailsPerSitemap);
  const opened = chosen.map(({ card }) => card);
  return {
    listings: whole,
    skipped,
    leftOut: cards.length - new Set([...whole, ...opened]).size,
    confirmedEmpty: false,
    next: [
      ...detailRequests(opened, facts.detailsMax, ({ url }) => get("job", url)),
      ...(isEnough ? [] : sitemaps),
    ],
  };
}

/** An address often carries the city, the UF before the id, or "home-office". */
function namesPlace({ pathname }: URL, { city, state }: ProviderQuery): boolean {
  if (state === null || isRemote.test(pathname)) return true;
  return city === null ? ufIn(pathname) === state.uf : pathname.includes(`-${pathSlug(city)}-`);
}

function namesOtherPlace({ pathname }: URL, { state }: ProviderQuery): boolean {
  const uf = ufIn(pathname);
  return state !== null && !isRemote.test(pathname) && uf !== undefined && uf !== state.uf;
}

const isRemote = /-(home-office|remot[oa])-/;

function ufIn(pathname: string): string | undefined {
  return findUf(/-([a-z]{2})-\d+\/?$/.exec(pathname)?.[1] ?? "");
}

function sitemapFactsOf(facts: DivulgaFacts): SitemapFacts {
  return {
    ...facts,
    sitemaps: facts.sitemapPaths.map((path) => facts.origin + path),
    isJobSitemap: (url) => facts.sitemapPaths.includes(url.pathname),
    sitemapsMax: facts.sitemapPaths.length,
    detailsMax: facts.detailsPerSitemap,
    pathTellsTitle: true,
    // Few requests remain for several sitemaps: with an asked place, none is used for a partial match of the words.
    isUnlikely: (url, query) =>
      namesOtherPlace(url, query) ||
      (query.state !== null &&
        !containsEveryWord(url.pathname.replaceAll("-", " "), significantWords(query.keywords))),
    quirks: { ownNames: facts.ownNames },
    adjust: (listing, { page }) => adjust(facts, listing, page),
  };
}

/** Adds the fields that only the visible page has. */
function adjust(facts: DivulgaFacts, listing: Listing, page: HtmlScope): Listing | null {
  if (findAll(page, "h1, h2, .alert").some((heading) => facts.closedText.test(textOf(heading)))) return null;
  const shownName = textAt(page, ".job-company-name");
  const isOwnName = facts.ownNames.some((name) => foldText(name) === foldText(shownName));
  const [shownPlace] = readPlaceText(
    textAt(page, ".job-company-section > .job-info-grid > .job-info-item"),
  ).places;
  const shownText = findAll(page, "section.job-card").map(htmlOf).join("\n");
  const isForPcd = findFirst(page, "#pcd-container") && !listing.requirements.some((text) => pcd.test(text));
  return {
    ...listing,
    title: tidyTitle(listing.title),
    ...(!listing.company && shownName && !isOwnName && { company: shownName }),
    ...(!listing.place?.city && shownPlace?.city && { place: shownPlace }),
    ...(!listing.description && shownText && { description: shownText }),
    ...(isForPcd && { requirements: ["Vaga para pessoas com deficiência (PcD)", ...listing.requirements] }),
  };
}

const pcd = /\bpcds?\b|defici[eê]ncia/i;
