import { z } from "zod";
import { detailRequests } from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { attributeAt, findAll, textAt, textOf, type HtmlElement } from "../core/html/html-page.ts";
import {
  idField,
  optionalText,
  requiredText,
  webAddress,
  webAddressField,
} from "../core/text/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderBlocked } from "../core/outcome-errors.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { readItems, selectListings } from "../core/reply/read-items.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
import { trustKeywords } from "../core/text/trust-keywords.ts";
import { parseJobPage } from "../platforms/jobposting-page.ts";
import { readJobleadsDate } from "./date.ts";
import { isAbroad, readJobleadsPlace } from "./place.ts";
import { jobleadsSettings as settings } from "./settings.ts";

const { origin } = settings;

/**
 * JobLeads, an international portal that hides employers from visitors. Only its public pages are asked:
 * the search page and the pages of vacancies, never its interface for members.
 */
export const jobleads = defineProvider({
  id: "jobleads",
  origins: [origin],
  steps: ["list", "detail"],
  access: "public-pages",
  robots: "www.jobleads.com/robots.txt: not seen; off unless the operator enables it",
  paceMs: settings.paceMs,
  inFlightMax: settings.inFlightMax,
  pageSize: settings.pageSize,
  requestsMax: settings.requestsMax,
  // Cards name a city without its state: the portal's filter counts for states, cities are compared here.
  filters: { keywords: "all", state: true, city: false },
  neverTells: ["company"],
  buildRequests: (query) => [searchRequest(query, settings.countryCodes[0] ?? "BR")],
  parseReply(reply, query) {
    refuseLogin(reply);
    return reply.request.step === "detail" ? parseDetail(reply, query) : parseList(reply, query);
  },
});

function searchRequest(query: ProviderQuery, countryCode: string): ProviderRequest {
  const url = requestUrl(origin + settings.searchPath, {
    keywords: query.keywords.replaceAll(/\s+/g, " ").trim(),
    location: settings.location(query),
    location_country: countryCode,
  });
  return get("list", url);
}

function get(step: "list" | "detail", url: string): ProviderRequest {
  return {
    step,
    method: "GET",
    url,
    headers: { accept: "text/html", "accept-language": "pt-BR,pt;q=0.9,en;q=0.5" },
  };
}

/** @throws {ProviderBlocked} the portal redirected to its login */
function refuseLogin(reply: ProviderReply): void {
  const { pathname, searchParams } = new URL(reply.url);
  if (/^\/(?:[a-z]{2}\/)?external-home\b/.test(pathname) || searchParams.get("modal") === "login")
    throw new ProviderBlocked(`a login came instead of ${reply.request.url}`);
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readHtmlReply(reply);
  const cards = findAll(page, "[data-testid='search-job-card']");
  if (cards.length === 0) {
    requireNoResultsMark(reply, settings.noResults.test(textOf(page)));
    return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: otherSpelling(reply) };
  }
  const { readable, skipped } = readItems(
    cards.map((card) => readCard(card, reply)),
    cardSchema,
  );
  // The portal sometimes ignores the parameters of its address.
  const { fits, isIgnored } = trustKeywords(readable, ({ title }) => title, query.keywords);
  const read = selectListings(readable, (card) => {
    const listing = toListing(card, reply);
    const isElsewhere = isAbroad(listing.place ?? {}) || !fitsAskedPlace(listing, query);
    return fits(card) && !isElsewhere ? listing : null;
  });
  const number = pageAsked(reply);
  const canTurn = cards.length >= settings.pageSize && number < settings.pagesMax;
  return {
    ...read,
    skipped,
    ...(isIgnored && { ignored: ["keywords"] as const }),
    confirmedEmpty: false,
    next: [
      ...(canTurn ? [get("list", withParameter(reply.request.url, "page", String(number + 1)))] : []),
      ...detailRequests(read.listings, settings.detailsMax, ({ url }) => get("detail", url)),
    ],
  };
}

function pageAsked(reply: ProviderReply): number {
  return Number(new URL(reply.request.url).searchParams.get("page") ?? 1);
}

/** An empty answer may mean that the portal does not know this code of the country. */
function otherSpelling(reply: ProviderReply): ProviderRequest[] {
  if (pageAsked(reply) > 1) return [];
  const used = new URL(reply.request.url).searchParams.get("location_country");
  const following = settings.countryCodes[settings.countryCodes.findIndex((code) => code === used) + 1];
  return following ? [get("list", withParameter(reply.request.url, "location_country", following))] : [];
}

const cardSchema = z.object({
  id: idField,
  url: webAddressField,
  title: requiredText,
  company: optionalText,
  place: z.string(),
  posted: z.string(),
});

function readCard(card: HtmlElement, reply: ProviderReply): z.input<typeof cardSchema> {
  const path = attributeAt(card, "a[data-testid='search-job-card-link']", "href");
  const url = webAddress(path, reply.url) ?? "";
  return {
    id: jobPath.exec(URL.parse(url)?.pathname ?? "")?.groups?.["id"] ?? "",
    url,
    title: textAt(card, "h2 span") || textAt(card, "h2"),
    company: textAt(card, "[data-testid='search-job-card-company']"),
    place: textAt(card, "[data-testid='job-card-chip-location']"),
    posted: textAt(card, "[data-testid='job-card-date']"),
  };
}

/** Paths such as `/job/<id>` and `/br/job/<slug>`. */
const jobPath = /^\/(?:[a-z]{2}\/)?job\/(?:[^/]+\/)?(?<id>[^/]+)\/?$/;

function toListing(card: z.output<typeof cardSchema>, reply: ProviderReply): Listing {
  const { place, workMode: stated } = readJobleadsPlace(card.place);
  const inTitle = stated ? undefined : readWorkMode(card.title);
  // "Venda presencial" is not where the work is done.
  const derived = inTitle === "onsite" ? undefined : inTitle;
  const workMode = stated ?? derived;
  const postedAt = readJobleadsDate(card.posted, reply.receivedAt);
  return withoutHiddenCompany({
    providerListingId: card.id,
    title: card.title,
    url: card.url,
    ...(card.company && { company: card.company }),
    ...(place && { place }),
    ...(workMode && { workMode }),
    requirements: [],
    benefits: [],
    ...(postedAt && { postedAt }),
    ...(derived && { derived: ["workMode"] }),
  });
}

function parseDetail(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const facts = {
    jobPath,
    closedText: settings.closedText,
    quirks: { ownNames: ["JobLeads", "JobLeads GmbH"], portal: "worldwide" as const },
    adjust: (listing: Listing) => (isAbroad(listing.place ?? {}) ? null : withoutHiddenCompany(listing)),
  };
  return parseJobPage(facts, reply, query);
}

/** Removes the words that visitors see in place of the employer. */
function withoutHiddenCompany(listing: Listing): Listing {
  const { company, ...rest } = listing;
  return company && settings.hiddenCompany.test(company) ? rest : listing;
}
