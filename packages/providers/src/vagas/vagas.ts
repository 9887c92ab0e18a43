import { findFirst, textAt, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { fieldsReader } from "../core/html/read-fields.ts";
import { textBeside } from "../core/html/text-beside.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { cardListReader } from "../core/reply/card-list.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { fillGaps } from "../core/reply/details.ts";
import { readJobPage, type JobPageFacts } from "../core/reply/job-page.ts";
import { listPage } from "../core/reply/list-page.ts";
import { withFound } from "../core/reply/listing-of.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { getPage } from "../core/reply/requests.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { readCount } from "../core/text/read-count.ts";
import { readSections } from "../core/text/sections.ts";
import { vagasSettings as settings } from "./settings.ts";

const { origin } = settings;

/** The search pages of www.vagas.com.br (HTML), and the pages of the newest vacancies. */
export const vagas = defineProvider(settings, {
  id: "vagas",
  steps: ["list", "city", "detail"],
  access: "public-pages",
  robots: "www.vagas.com.br/robots.txt: search and job pages allowed, /vagas/pesquisas not, seen 2026",
  filters: { keywords: "all", state: true, city: false },
  absentFields: [],
  buildRequests: ({ keywords, city, state }) => {
    const words = pathSlug(keywords);
    const place = pathSlug(city ? `${city} ${state?.uf ?? ""}` : "");
    const cityPage = getPage("city", `${origin}/vagas-${words && `de-${words}-`}em-${place}`, {}, languages);
    if (words === "" && place !== "") return [cityPage];
    const stateName = state ? (settings.stateNames[state.uf] ?? state.name) : "";
    const list = getPage("list", `${origin}/vagas-de-${words}`, { "e[]": stateName }, languages);
    return place !== "" && settings.asksCityPage ? [list, cityPage] : [list];
  },
  parseReply: (reply, query) =>
    reply.request.step === "detail" ? readJobPage(jobPage, reply, query) : parseList(reply, query),
});

const languages = "pt-BR,pt;q=0.9";

const readCards = cardListReader(
  "li.vaga:not(.publicidade)",
  {
    id: "a.link-detalhes-vaga @data-id-vaga",
    // Marks interrupt the text of the title.
    title: ["a.link-detalhes-vaga @title", "a.link-detalhes-vaga"],
    url: "a.link-detalhes-vaga @href",
    company: ".emprVaga",
    level: ".nivelVaga",
    snippet: ".detalhes p",
    // A tooltip with all the places is beside the text.
    place: ".vaga-local @text()",
    postedAt: ".data-publicacao",
  },
  (page) => settings.noResults.test(textAt(page, "h1")) || settings.noResults.test(textOf(page)),
);

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { page, ...cards } = readCards(reply);
  // The total of a state's page is that of the state.
  const countsWhatWasAsked = query.city === null || reply.request.step === "city";
  return listPage(cards, {
    // Of the portal's levels only this one tells the contract.
    toListing: (card) =>
      listingOfTexts({ ...card, contract: card.level === "Estágio" ? card.level : "" }, reply, {
        description: textToHtml(card.snippet.replace(/^descrição:\s*/i, "")),
        found: { contract: () => findContract(card.title, "") },
      }),
    // The portal compares stems: "medico" finds "Medicamentos".
    asked: { query, text: ({ title, snippet, level }) => `${title}\n${snippet}\n${level}` },
    total: (countsWhatWasAsked && readCount(textAt(page, "h1"), /^(\d+) vagas?\b/i)) || undefined,
    next: cards.found > 0 && nextPage(page, reply.request),
    // At the portal's own origin, even when a stand-in answered.
    details: {
      max: settings.detailsMax,
      request: ({ url }) => getPage("detail", origin + new URL(url).pathname, {}, languages),
    },
  });
}

/** Follows the button's own address, because reports differ on how pages are numbered. */
function nextPage(page: HtmlScope, request: ProviderRequest): ProviderRequest | null {
  const button = findFirst(page, "#maisVagas");
  const next = URL.parse(button?.attribs["data-url"]?.trim() ?? "", request.url);
  if (!button || next?.origin !== origin) return null;
  const number = Number(next.searchParams.get("pagina") ?? next.searchParams.get("page"));
  const pagesMax = Math.min(Number(button.attribs["data-total"] ?? "") || Infinity, settings.pagesMax);
  return number > 1 && number <= pagesMax ? { ...request, url: next.href } : null;
}

const readShown = fieldsReader({
  title: ".job-shortdescription__title",
  company: ".job-shortdescription__company",
  place: ".info-localizacao @text()",
  contract: [".info-modelo-contratual @title", ".info-modelo-contratual"],
  pay: (page: HtmlScope) => textBeside(page, /^faixa salarial:?/i),
  description: ".job-description__text @html()",
  postedAt: ".job-breadcrumb__item--published",
});

/** The elements of the page count before its JobPosting, which not every page has. */
const jobPage: JobPageFacts = {
  jobPath: /\/v(?<id>\d+)\b/,
  isPostingOptional: true,
  title: ({ page, posting }) => readShown(page).title || posting?.title,
  adjust: (listing, { page, posting, reply }) => {
    const { providerListingId: id, title, url } = listing;
    const { description: labelled, ...texts } = readShown(page);
    const description = labelled.trim().replace(/^(?:<br ?\/?>)?\s*<b>Descrição<\/b>:\s*/i, "");
    const text = htmlToText(description);
    const shown = listingOfTexts({ ...texts, id, title, url }, reply, { description, ...readSections(text) });
    return posting
      ? fillGaps(shown, listing)
      : withFound(shown, { contract: () => findContract(title, text) });
  },
  keep: ["place"],
  fits: fitsAskedPlace,
};
