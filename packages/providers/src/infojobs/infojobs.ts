import { z } from "zod";
import { nothingFound, onlyNext } from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { findAll, findFirst, parseHtml, textAt, textOf } from "../core/html/html-page.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { readHtmlReply } from "../core/reply/read-html-reply.ts";
import { listPage } from "../core/reply/list-page.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { refuseOtherPage } from "../core/refusals/refuse-other-page.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
import { readCards, toListing, type Card } from "./card.ts";
import { parseInfojobsDetail } from "./detail.ts";
import { infojobsOrigin, isLost, searchAddresses } from "./search-addresses.ts";
import { infojobsSettings as settings } from "./settings.ts";

/** The search of www.infojobs.com.br: its first page as HTML, the others as fragments of the list in JSON. */
export const infojobs = defineProvider(
  { ...settings, origins: [infojobsOrigin] },
  {
    id: "infojobs",
    steps: ["list", "fragment", "detail"],
    access: "public-pages",
    robots:
      "www.infojobs.com.br/robots.txt: search, fragments and job pages not disallowed, seen September 2026; its terms forbid copying by robots",
    // It does filter places, but adds vacancies of other places, which name them.
    filters: { keywords: "all", state: true, city: true },
    neverTells: ["contract", "benefits"],
    buildRequests: (query) => searchAddresses(query).slice(0, 1).map(list),
    parseReply: (reply, query) => {
      if (reply.request.step === "detail") return parseInfojobsDetail(reply, query);
      return reply.request.step === "list" ? parseList(reply, query) : parseFragment(reply, query);
    },
  },
);

function list(url: string): ProviderRequest {
  return get("list", url, "text/html");
}

function get(step: "list" | "fragment" | "detail", url: string, accept: string): ProviderRequest {
  const headers = { accept, "accept-language": "pt-BR,pt;q=0.9", referer: `${infojobsOrigin}/` };
  return { step, method: "GET", url, headers };
}

/** Further pages come as fragments only: the page number is in the address that the fragment request names. */
function fragment(searchUrl: string, page: number): ProviderRequest {
  const request = get(
    "fragment",
    requestUrl(`${infojobsOrigin}/mf-publicarea/VacancyList/GetVacancyListFragment`, {
      url: withParameter(searchUrl, "page", String(page)),
    }),
    "application/json",
  );
  return { ...request, headers: { ...request.headers, "x-requested-with": "XMLHttpRequest" } };
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { url } = reply.request;
  // Also after a redirect to the home page: the portal may know another address.
  if (reply.status === 200 && isLost(url, reply.url)) {
    const addresses = searchAddresses(query);
    const next = addresses[addresses.indexOf(url) + 1];
    if (!next) throw new ProviderChanged(`${url} led to ${reply.url}`);
    return onlyNext([list(next)]);
  }
  const page = readHtmlReply(reply);
  // The footer has links that look like cards.
  const grid = findFirst(page, ".js_vacanciesGridFragment");
  const cards = grid ? findAll(grid, ".js_vacancyLoad") : [];
  const heading = textAt(page, "#resumeVacancies") || textAt(page, "h1");
  if (cards.length === 0) {
    if (settings.noResults.test(heading) || settings.noResults.test(textOf(grid))) {
      refuseOtherPage(reply, "list of vacancies");
      return nothingFound();
    }
    if (!grid) throw explainMissing(reply, "list of vacancies");
    // An empty list proves nothing: its fragment says whether the list is at its end.
    return onlyNext([fragment(url, 1)]);
  }
  const isFull = cards.length >= settings.pageSize;
  return listPage(readCards(cards, reply), {
    toListing: (card) => fittingListing(card, reply, query),
    total: Number(/^([\d.]+) vagas?\b/i.exec(heading)?.[1]?.replaceAll(".", "")) || undefined,
    next: isFull && settings.pagesMax > 1 && fragment(url, 2),
    details: {
      max: settings.detailsMax,
      request: (card) => get("detail", infojobsOrigin + new URL(card.url).pathname, "text/html"),
    },
  });
}

const fragmentSchema = z.object({ eof: z.boolean(), listFragmentHTML: z.string() });

function parseFragment(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { eof, listFragmentHTML } = readJsonReply(reply, fragmentSchema);
  const cards = findAll(parseHtml(listFragmentHTML), ".js_vacancyLoad");
  if (cards.length === 0) {
    if (!eof || listFragmentHTML.includes("/vaga-de-")) throw explainMissing(reply, "cards in a fragment");
    return nothingFound();
  }
  const searchUrl = new URL(reply.request.url).searchParams.get("url") ?? "";
  const number = Number(URL.parse(searchUrl)?.searchParams.get("page"));
  const isLast = eof || cards.length < settings.pageSize || number >= settings.pagesMax;
  return listPage(readCards(cards, reply), {
    toListing: (card) => fittingListing(card, reply, query),
    next: URL.canParse(searchUrl) && !isLast && fragment(searchUrl, number + 1),
  });
}

/** Pages of a city also hold other cities, without a mark; the portal searches the words in the whole text. */
function fittingListing(card: Card, reply: ProviderReply, query: ProviderQuery): Listing | null {
  const listing = toListing(card, reply.receivedAt);
  const fits = matchesKeywords(`${card.title}\n${card.teaser}`, query.keywords);
  return fits && fitsAskedPlace(listing, query) ? listing : null;
}
