import { byScript, getJson, getPage, pageAfter, pageAsked } from "../core/reply/requests.ts";
import { listPage } from "../core/reply/list-page.ts";
import {
  isGone,
  mergeDetail,
  nothingFound,
  closedVacancy,
  onlyNext,
  onlyListing,
} from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { attributeAt, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { isOver } from "../core/text/is-over.ts";
import type { Listing } from "../core/listing.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { readJsonList } from "../core/reply/json-list.ts";
import { occupationMeant, occupationsFor } from "./occupations.ts";
import { readFragment, readJobPage } from "./read-detail.ts";
import { readBneItems, saysNoResults } from "./read-list.ts";
import { bneRowSchema, bneRowsSchema, rowListing } from "./read-rows.ts";
import { bneSettings } from "./settings.ts";

/** The search pages of www.bne.com.br, and the card that the list opens for each vacancy. */
export const bne = defineProvider(
  {
    ...bneSettings,
    origins: [bneSettings.route === "pages" ? bneSettings.origin : bneSettings.pluginOrigin],
  },
  {
    id: "bne",
    steps: ["list", "fragment", "page", "rows"],
    access: "public-pages",
    robots:
      "www.bne.com.br/robots.txt: /WebServices/, /api/ and /curriculo disallowed, lists, cards and vacancies not, seen July 2026",
    // No way to ask for a state alone is known.
    filters: { keywords: "title", state: false, city: true },
    absentFields: [],
    buildRequests,
    parseReply,
  },
);

function buildRequests(query: ProviderQuery): ProviderRequest[] {
  const { keywords, city, state } = query;
  if (bneSettings.route === "pages") {
    const [address = ""] = listAddresses(query);
    return [getPage("list", address)];
  }
  const size = bneSettings.pluginPageSize;
  const asked = { Page: 1, ItemsPerPage: size, Title: keywords, State: state?.uf ?? "", City: city ?? "" };
  return [
    getJson("rows", `${bneSettings.pluginOrigin}/api/v1/Lists/Jobs`, asked, { "accept-language": "pt-BR" }),
  ];
}

/** The addresses in the order asked: the next is asked when BNE does not know the occupation of the one before. */
function listAddresses({ keywords, city, state }: ProviderQuery): string[] {
  const where = city && state ? `-em-${pathSlug(city)}-${state.uf.toLowerCase()}` : "";
  const occupations = occupationsFor(keywords);
  if (occupations.length > 0)
    return occupations.map(
      (occupation) => `${bneSettings.origin}/vagas-de-emprego-para-${occupation}${where}`,
    );
  return [`${bneSettings.origin}${where ? `/vagas-de-emprego${where}` : bneSettings.everythingPath}`];
}

function parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { step } = reply.request;
  if (step === "fragment" || step === "page") return parseDetail(reply, step);
  return step === "rows" ? parseRows(reply, query) : parseList(reply, query);
}

/** BNE answers words that are no known occupation with a general list, so every item is compared with the query. */
function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readHtmlReply(reply);
  const list = readBneItems(page, reply);
  if (list.found === 0) {
    if (isHomePage(page, reply)) return unknownOccupation(reply, query);
    requireNoResultsMark(reply, saysNoResults(page) || bneSettings.noResults.test(textOf(page)));
    return nothingFound();
  }
  const isFull = list.found >= bneSettings.fullPageMin;
  const next = isFull ? pageAfter(reply.request, "Page", bneSettings.pagesMax) : null;
  return listPage(list, {
    toListing: ({ listing, occupation }) =>
      listing && fitsQuery(listing, occupation, query) ? listing : null,
    next,
    details: {
      max: bneSettings.requestsMax - pageAsked(reply.request, "Page") - (next ? 1 : 0),
      request: detailRequest,
    },
  });
}

/** BNE answers an occupation that it does not know with its home page. */
function isHomePage(page: HtmlScope, reply: ProviderReply): boolean {
  const canonical = URL.parse(attributeAt(page, 'link[rel~="canonical"]', "href"), reply.url);
  const asked = new URL(reply.request.url);
  return canonical?.pathname === "/" && asked.pathname !== bneSettings.everythingPath;
}

function unknownOccupation(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const addresses = listAddresses(query);
  const at = addresses.indexOf(reply.request.url);
  const next = at < 0 ? undefined : addresses[at + 1];
  if (next) return onlyNext([getPage("list", next)]);
  return { ...nothingFound(), emptyBecause: "no such occupation at this portal" };
}

function fitsQuery(listing: Listing, occupation: string, query: ProviderQuery): boolean {
  const text = [listing.title, occupation, listing.description ?? ""].join("\n");
  const wanted = [query.keywords, occupationMeant(query.keywords) ?? query.keywords];
  return fitsAskedPlace(listing, query) && wanted.some((words) => matchesKeywords(text, words));
}

function detailRequest({ providerListingId: id }: Listing): ProviderRequest {
  if (bneSettings.detail === "page")
    return getPage("page", `${bneSettings.origin}${bneSettings.jobPath(id)}`);
  const asked = { id, viewOrigin: "JobList", isVip: "false", isAuthenticated: "false", daysAfterRegister: 0 };
  // The portal's own list requests its cards this way.
  return byScript(getPage("fragment", `${bneSettings.origin}/vagas-de-emprego/GetJobCard`, asked));
}

/** A page without its vacancy counts as a refusal, not as a closed vacancy: the card stays. */
function parseDetail(reply: ProviderReply, step: "fragment" | "page"): ParsedPage {
  if (isGone(reply)) return closedVacancy();
  const page = readHtmlReply(reply);
  const { card, url } = reply.request;
  const id = card?.providerListingId ?? idIn(url);
  const detail = step === "page" ? readJobPage(page, id, reply) : readFragment(page, id, reply);
  if (detail && isOver(detail.expiresAt, reply.receivedAt)) return closedVacancy();
  if (!detail) {
    if (bneSettings.closed.test(textOf(page))) return closedVacancy();
    throw explainMissing(reply, "the vacancy");
  }
  // The card names the state too; only the detail has the address that people share.
  return onlyListing({ ...mergeDetail(card, detail, ["place"]), url: detail.url });
}

function idIn(url: string): string {
  const { searchParams, pathname } = new URL(url);
  return searchParams.get("id") ?? /(?<!\d)(\d+)\/?$/.exec(pathname)?.[1] ?? "";
}

/** Rows carry neither employer, pay nor date; the site's own list turns pages by cookies, which are not kept. */
function parseRows(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  return readJsonList(reply, bneRowsSchema, bneRowSchema, ({ data: { listVagas, pagination } }) => {
    if (listVagas.length === 0) requireNoResultsMark(reply, pagination?.TotalCount === 0);
    return {
      items: listVagas,
      isFirst: pageAsked(reply.request, "Page") === 1,
      toListing: (row) => {
        const listing = rowListing(row, reply.url);
        return listing && fitsQuery(listing, "", query) ? listing : null;
      },
      total: pagination?.TotalCount,
      next: pageAfter(reply.request, "Page", Math.min(pagination?.TotalPages ?? 0, bneSettings.pagesMax)),
    };
  });
}
