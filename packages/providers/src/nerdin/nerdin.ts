import { detailRequests, isGone, nothingOpen } from "../core/reply/details.ts";
import { findAll, findFirst, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { readItems, selectListings } from "../core/reply/read-items.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
import { trustKeywords } from "../core/text/trust-keywords.ts";
import { cardSchema, readCard, toListing, type Card } from "./card.ts";
import { isOpen } from "./is-open.ts";
import { parseJobPage } from "./job-page.ts";
import { nerdinSettings as settings } from "./settings.ts";

const { origin } = settings;

/** NerdIn, vacancies of information technology: search pages, then the pages of the newest vacancies. */
export const nerdin = defineProvider(settings, {
  id: "nerdin",
  steps: ["list", "remote", "detail"],
  access: "public-pages",
  robots:
    "www.nerdin.com.br/robots.txt, 2026: everything allowed but /nadm*, /config/, application, company and login pages",
  filters: { keywords: "all", state: false, city: true },
  neverTells: [],
  buildRequests(query) {
    const place = settings.place(query);
    return [
      searchRequest("list", settings.searchPath, query, place),
      ...(place === "" ? [] : [searchRequest("remote", settings.remotePath, query, "")]),
    ];
  },
  parseReply: (reply, query) =>
    reply.request.step === "detail" ? parseDetail(reply) : parseList(reply, query),
});

/** Without `busca` the terms may be ignored. */
function searchRequest(
  step: "list" | "remote",
  path: string,
  query: ProviderQuery,
  place: string,
): ProviderRequest {
  const keywords = query.keywords.replaceAll(/\s+/g, " ").trim();
  return get(step, requestUrl(origin + path, { busca_vaga: keywords, busca_local: place, busca: 1 }));
}

function get(step: string, url: string): ProviderRequest {
  return { step, method: "GET", url, headers: { accept: "text/html", "accept-language": "pt-BR" } };
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readHtmlReply(reply);
  const counters = readCounters(page);
  const cards = findAll(page, ".vaga-card");
  // Every search page has the form, with or without vacancies: a page without it is another page.
  const hasForm = findFirst(page, "[name='busca_vaga']") !== null;
  if (cards.length === 0) requireNoResultsMark(reply, hasForm && !counters.total);
  if (!hasForm) throw explainMissing(reply, "search form");
  const asked = pageAsked(reply);
  if (counters.page !== undefined && counters.page < asked) return pastTheEnd;

  const { readable, skipped } = readItems(
    cards.map((card) => readCard(card, reply)),
    cardSchema,
  );
  const { fits, isIgnored } = trustKeywords(readable, textOfCard, query.keywords);
  const read = selectListings(readable, (card) => {
    const listing = toListing(card, reply);
    const { country = "Brasil" } = listing.place ?? {};
    const isFitting = fits(card) && country === "Brasil" && fitsAskedPlace(listing, query);
    return isFitting && isOpen(listing, reply.receivedAt) ? listing : null;
  });
  const isLast =
    cards.length < settings.pageSize ||
    (counters.pages !== undefined && asked >= counters.pages) ||
    (counters.total !== undefined && asked * settings.pageSize >= counters.total);
  const isRemote = reply.request.step === "remote";
  // With an asked place there are two counts, and some vacancies may be in both.
  const total = settings.place(query) === "" ? counters.total : undefined;
  const canTurn = !isLast && !isRemote && asked < settings.pagesMax;
  return {
    ...read,
    skipped,
    ...(isIgnored && { ignored: ["keywords"] as const }),
    ...(total !== undefined && read.leftOut === 0 && { total }),
    confirmedEmpty: cards.length === 0,
    next: [
      ...(canTurn ? [get("list", withParameter(reply.request.url, "pagina", String(asked + 1)))] : []),
      ...detailRequests(
        read.listings,
        isRemote ? settings.remoteDetailsMax : settings.detailsMax,
        ({ url }) => get("detail", url),
      ),
    ],
  };
}

/** For a page number beyond the last one the portal gives the first page again, without an error. */
const pastTheEnd: ParsedPage = { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };

function pageAsked(reply: ProviderReply): number {
  return Number(new URL(reply.request.url).searchParams.get("pagina") ?? 1);
}

/** Reads "N vagas disponíveis", "Página X de Y", "… de N vagas". */
function readCounters(page: HtmlScope): { total?: number; page?: number; pages?: number } {
  const text = textOf(page);
  // A vacancy's text may hold "seleção de 3 vagas", so the less specific counter is the second choice.
  const total =
    /(?<![\d.])([\d.]+) vagas? dispon[ií]ve(?:l|is)/i.exec(text) ?? /\bde ([\d.]+) vagas\b/i.exec(text);
  const position = /p[aá]gina (\d{1,4}) de (\d{1,4})\b/i.exec(text);
  const count = total?.[1];
  return {
    ...(count && { total: Number(count.replaceAll(".", "")) }),
    ...(position && { page: Number(position[1]), pages: Number(position[2]) }),
  };
}

function textOfCard({ title, summary, area, skills, company = "" }: Card): string {
  return [title, summary, area, ...skills, company].join(" ");
}

function parseDetail(reply: ProviderReply): ParsedPage {
  return isGone(reply) ? nothingOpen() : parseJobPage(reply);
}
