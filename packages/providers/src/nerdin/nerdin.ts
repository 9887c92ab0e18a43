import {
  attributeAt,
  attributeOf,
  findAll,
  findFirst,
  textAt,
  textOf,
  type HtmlElement,
  type HtmlScope,
} from "../core/html/html-page.ts";
import type { Listing } from "../core/listing.ts";
import { findContract, readContract } from "../core/pay/contract-text.ts";
import { isAbroad } from "../core/place/is-abroad.ts";
import { findWorkMode, readWorkMode } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply } from "../core/provider.ts";
import { explainMissing } from "../core/refusals/explain-missing.ts";
import { cardReader } from "../core/reply/card-list.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { nothingFound } from "../core/reply/details.ts";
import { isOlder } from "../core/reply/is-older.ts";
import { readJobPage } from "../core/reply/job-page.ts";
import { listPage } from "../core/reply/list-page.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { getPage, pageAfter, pageAsked } from "../core/reply/requests.ts";
import { readCount } from "../core/text/read-count.ts";
import { collapseBlanks } from "../core/text/collapse-blanks.ts";
import { jobPage } from "./job-page.ts";
import { nerdinSettings as settings } from "./settings.ts";

/** NerdIn, vacancies of information technology: search pages, then the pages of the newest vacancies. */
export const nerdin = defineProvider(settings, {
  id: "nerdin",
  steps: ["list", "remote", "detail"],
  access: "public-pages",
  robots:
    "www.nerdin.com.br/robots.txt, 2026: everything allowed but /nadm*, /config/, application, company and login pages",
  filters: { keywords: "all", state: false, city: true },
  absentFields: [],
  buildRequests(query) {
    const place = settings.place(query);
    // Without `busca` the terms may be ignored.
    const request = (step: "list" | "remote", path: string, where: string) =>
      getPage(step, settings.origin + path, { busca_vaga: query.keywords, busca_local: where, busca: 1 });
    const list = request("list", settings.searchPath, place);
    return place === "" ? [list] : [list, request("remote", settings.remotePath, "")];
  },
  parseReply: (reply, query) =>
    reply.request.step === "detail" ? readJobPage(jobPage, reply, query) : parseList(reply, query),
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

  const isRemote = reply.request.step === "remote";
  const { total = Infinity, pages = Infinity } = counters;
  const isLast = isRemote || elements.length < settings.pageSize || asked * settings.pageSize >= total;
  return listPage(readCards(elements, reply), {
    toListing: (card) => {
      const listing = toListing(card, reply);
      const isOld = isOlder(listing.postedAt, settings.ageDaysMax, reply.receivedAt);
      return isOld || isAbroad(listing.place) ? null : listing;
    },
    asked: {
      query,
      text: (card) => [card.title, card.summary, card.area, card.skills, card.company].join(" "),
      trustsPage: true,
    },
    // With an asked place there are two counts, and some vacancies may be in both.
    total: settings.place(query) === "" ? counters.total : undefined,
    next: !isLast && pageAfter(reply.request, "pagina", Math.min(pages, settings.pagesMax)),
    details: {
      max: isRemote ? settings.remoteDetailsMax : settings.detailsMax,
      request: ({ url }) => getPage("detail", url),
    },
  });
}

/** Reads "N vagas disponíveis", "Página X de Y", "… de N vagas". */
function readCounters(page: HtmlScope) {
  const text = textOf(page);
  // A vacancy's text may hold "seleção de 3 vagas", so the less specific counter is the second choice.
  const stated = readCount(text, /(?<![\d.])([\d.]+) vagas? dispon[ií]ve(?:l|is)/i);
  return {
    total: stated ?? readCount(text, /\bde ([\d.]+) vagas\b/i),
    page: readCount(text, /p[aá]gina (\d{1,4}) de \d{1,4}\b/i),
    pages: readCount(text, /p[aá]gina \d{1,4} de (\d{1,4})\b/i),
  };
}

/** Reads the cards of 2026, and the differing elements of the older layout. */
const readCards = cardReader({
  id: (card) => jobPage.jobPath.exec(pathOf(card))?.groups?.["id"] ?? "",
  // Relative to the root, also on pages in subfolders.
  url: (card) => pathOf(card).replace(/^(?![a-z]+:|\/)/i, "/"),
  // "Nova" is a badge inside the title.
  title: [".vaga-titulo @text()", ".vaga-titulo"],
  company: [".vaga-empresa-nome", companyWithBadges],
  place: ".vaga-local-linha, .vaga-local",
  // "CLT • Pleno • Home Office": each part may be missing, so it is recognised by its word, not its position.
  summary: [".vaga-resumo-linha", iconsOf],
  pay: ".vaga-salario-destaque, .vaga-salario",
  postedAt: ["time @datetime", "time"],
  area: (card) => textAt(card, ".vaga-meta-extra").split("•")[0]?.trim() ?? "",
  skills: ".vaga-hashtags .hashtag @texts()",
});

/** The older layout has the address only in the card's script. */
function pathOf(card: HtmlElement): string {
  const own = attributeOf(card, "data-href");
  if (own !== "") return own;
  const quoted = attributeOf(card, "onclick").split(/['"]/).slice(1, -1);
  const scripted = quoted.find((text) => /vaga_emprego\/./.test(text));
  return scripted ?? attributeAt(card, "a[href*='vaga_emprego/']", "href");
}

/** The older layout writes its badges after the name. */
function companyWithBadges(card: HtmlElement): string {
  return collapseBlanks(textAt(card, ".vaga-empresa").replaceAll(/\b(verificado|whatsapp)\b/gi, ""));
}

/** The older layout shows the summary with icons. */
function iconsOf(card: HtmlElement): string {
  return findAll(card, "i[title], img[title]")
    .map((icon) => attributeOf(icon, "title"))
    .join(" • ");
}

function toListing(card: ReturnType<typeof readCards>["items"][number], reply: ProviderReply): Listing {
  const { title, summary, skills } = card;
  return listingOfTexts({ ...card, workMode: summary, contract: summary, level: summary }, reply, {
    // Tags of required skills; some repeat the contract or the work mode.
    requirements: skills
      .split("\n")
      .map((tag) => tag.replace(/^#/, ""))
      .filter((skill) => skill && !readContract(skill) && !readWorkMode(skill)),
    found: { contract: () => findContract(title, ""), workMode: () => findWorkMode(title) },
  });
}
