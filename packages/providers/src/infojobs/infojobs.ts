import { z } from "zod";
import { nothingFound, onlyNext } from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import {
  findAll,
  findFirst,
  htmlOf,
  ownTextOf,
  parseHtml,
  textAt,
  textOf,
  type HtmlElement,
} from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { paragraphsToHtml } from "../core/html/text-to-html.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { readPayText } from "../core/pay/pay-text.ts";
import { cardReader } from "../core/reply/card-list.ts";
import { readJobPage, type JobPageFacts } from "../core/reply/job-page.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { byScript } from "../core/reply/requests.ts";
import { readCount } from "../core/text/read-count.ts";
import { collapseBlanks } from "../core/text/collapse-blanks.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { readHtmlReply } from "../core/reply/read-html-reply.ts";
import { listPage, type ListFacts } from "../core/reply/list-page.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { refuseOtherPage } from "../core/refusals/refuse-other-page.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
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
    absentFields: ["contract", "benefits"],
    buildRequests: (query) => searchAddresses(query).slice(0, 1).map(list),
    parseReply: (reply, query) => {
      if (reply.request.step === "detail") return readJobPage(jobPage, reply, query);
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
  const address = requestUrl(`${infojobsOrigin}/mf-publicarea/VacancyList/GetVacancyListFragment`, {
    url: withParameter(searchUrl, "page", String(page)),
  });
  return byScript(get("fragment", address, "application/json"));
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
    ...facts(reply, query),
    total: readCount(heading, /^([\d.]+) vagas?\b/i) || undefined,
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
    ...facts(reply, query),
    next: URL.canParse(searchUrl) && !isLast && fragment(searchUrl, number + 1),
  });
}

const readCards = cardReader({
  id: "@data-id",
  title: "h2.js_vacancyTitle",
  url: "@data-href",
  company: (card) => companyOf(findFirst(card, "div.text-body")),
  // A hidden distance is beside the place.
  place: (card) => findAll(card, "div.mb-8:not(.d-inline-flex)").map(ownTextOf).find(Boolean) ?? "",
  // Pay, experience, education and work mode, one a line, in no fixed order; each may be missing.
  strip: "div.d-inline-flex.flex-wrap > div @texts()",
  // The portal keeps the employer's line breaks, often with many blanks around them.
  teaser: (card) =>
    htmlToText(htmlOf(findAll(card, "div.text-medium:not(.d-inline-flex):not(.small)").at(-1) ?? null)),
  postedAt: [".js_date @data-value", "div.text-medium.small"],
});

type Card = ReturnType<typeof readCards>["items"][number];

/** Pages of a city also hold other cities, without a mark; the portal searches the words in the whole text. */
function facts(reply: ProviderReply, query: ProviderQuery): Pick<ListFacts<Card>, "toListing" | "asked"> {
  return {
    toListing: (card) => toListing(card, reply),
    asked: { query, text: ({ title, teaser }) => `${title}\n${teaser}` },
  };
}

function toListing(card: Card, reply: ProviderReply): Listing {
  const strip = card.strip.split("\n");
  const pay = strip.find((text) => readPayText(text));
  return listingOfTexts({ ...card, pay, workMode: strip.find(isMode) }, reply, {
    description: card.teaser && paragraphsToHtml(card.teaser),
    requirements: strip.flatMap((text) => requirementOf(text)),
    found: { contract: () => findContract(card.title, "") },
  });
}

/** Only an item that consists of the mode names it; a longer text may just mention it. */
function isMode(text: string): boolean {
  return /^(home ?office|remoto|presencial|h[ií]brido)$/i.test(text);
}

/** A number of years comes without a label, so one is added. "R$ 0,00" means that the employer states no pay. */
function requirementOf(text: string): string[] {
  if (text === "" || isMode(text) || readPayText(text) || /R\$/i.test(text)) return [];
  return /\banos?\b/i.test(text) ? [`Experiência: ${text.charAt(0).toLowerCase()}${text.slice(1)}`] : [text];
}

/**
 * The last word of an employer's name is in an element of its own, beside the "verified" badge, which has
 * markup in its attributes and may hold text: the badge is no part of the name.
 */
function companyOf(block: HtmlElement | null): string {
  if (!block) return "";
  const parts = [block, ...findAll(block, ":not(svg, svg *, [data-bs-toggle], [data-bs-toggle] *)")];
  return collapseBlanks(parts.map(ownTextOf).join(" "));
}

/** There `employmentType` is the working time; the contract is in the text. The title may be shorter than the card's. */
const jobPage: JobPageFacts = {
  jobPath: /__(?<id>\d+)\.aspx$/i,
  title: ({ page, posting }) => textAt(page, ".js_vacancyHeaderTitle") || posting?.title,
  hasPlainText: true,
  fits: fitsAskedPlace,
};
