import { findAll, findFirst, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { isGone, nothingFound, closedVacancy } from "../core/reply/details.ts";
import { listPage } from "../core/reply/list-page.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { atPage, getPage, pageAsked } from "../core/reply/requests.ts";
import { trustKeywords } from "../core/text/trust-keywords.ts";
import { readCards, toListing, type Card } from "./card.ts";
import { isOpen } from "./is-open.ts";
import { readJobPage } from "./job-page.ts";
import { nerdinSettings as settings } from "./settings.ts";

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
    // Without `busca` the terms may be ignored.
    const request = (step: "list" | "remote", path: string, where: string) =>
      getPage(step, settings.origin + path, { busca_vaga: query.keywords, busca_local: where, busca: 1 });
    const list = request("list", settings.searchPath, place);
    return place === "" ? [list] : [list, request("remote", settings.remotePath, "")];
  },
  parseReply: (reply, query) =>
    reply.request.step === "detail" ? parseDetail(reply) : parseList(reply, query),
});

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readHtmlReply(reply);
  const counters = readCounters(page);
  const elements = findAll(page, ".vaga-card");
  // Every search page has the form, with or without vacancies: a page without it is another page.
  const hasForm = findFirst(page, "[name='busca_vaga']") !== null;
  if (elements.length === 0) requireNoResultsMark(reply, hasForm && !counters.total);
  if (!hasForm) throw explainMissing(reply, "search form");
  const asked = pageAsked(reply.request, "pagina");
  // For a page number beyond the last one the portal gives the first page again, without an error.
  if (counters.page !== undefined && counters.page < asked) return nothingFound();

  const cards = readCards(elements, reply);
  const { fits, isIgnored } = trustKeywords(cards.items, textOfCard, query.keywords);
  const isRemote = reply.request.step === "remote";
  const { total = Infinity, pages = Infinity } = counters;
  const isLast = elements.length < settings.pageSize || asked >= pages || asked * settings.pageSize >= total;
  return listPage(cards, {
    toListing: (card) => {
      const listing = toListing(card, reply);
      const { country = "Brasil" } = listing.place ?? {};
      const isFitting = fits(card) && country === "Brasil" && fitsAskedPlace(listing, query);
      return isFitting && isOpen(listing, reply.receivedAt) ? listing : null;
    },
    // With an asked place there are two counts, and some vacancies may be in both.
    total: settings.place(query) === "" ? counters.total : undefined,
    ignored: isIgnored ? ["keywords"] : [],
    next: !isLast && !isRemote && asked < settings.pagesMax && atPage(reply.request, "pagina", asked + 1),
    details: {
      max: isRemote ? settings.remoteDetailsMax : settings.detailsMax,
      request: ({ url }) => getPage("detail", url),
    },
  });
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

function textOfCard({ title, summary, area, skills, company }: Card): string {
  return [title, summary, area, skills, company].join(" ");
}

function parseDetail(reply: ProviderReply): ParsedPage {
  return isGone(reply) ? closedVacancy() : readJobPage(reply);
}
