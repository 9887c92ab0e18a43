import { findFirst, ownTextOf, textAt, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { textToHtml } from "../core/html/text-to-html.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { readPlaceText } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { cardListReader } from "../core/reply/card-list.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { listPage } from "../core/reply/list-page.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { getPage } from "../core/reply/requests.ts";
import { readDate } from "../core/text/dates.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { parseVagasDetail } from "./detail.ts";
import { vagasSettings as settings } from "./settings.ts";

const { origin } = settings;

/** The search pages of www.vagas.com.br (HTML), and the pages of the newest vacancies. */
export const vagas = defineProvider(settings, {
  id: "vagas",
  steps: ["list", "city", "detail"],
  access: "public-pages",
  robots: "www.vagas.com.br/robots.txt: search and job pages allowed, /vagas/pesquisas not, seen 2026",
  filters: { keywords: "all", state: true, city: false },
  neverTells: [],
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
    reply.request.step === "detail" ? parseVagasDetail(reply, query) : parseList(reply, query),
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
    location: (card) => ownTextOf(findFirst(card, ".vaga-local")),
    date: ".data-publicacao",
  },
  (page) => settings.noResults.test(textAt(page, "h1")) || settings.noResults.test(textOf(page)),
);

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { page, ...cards } = readCards(reply);
  // The total of a state's page is that of the state.
  const countsWhatWasAsked = query.city === null || reply.request.step === "city";
  return listPage(cards, {
    toListing: (card) => {
      const { places, workMode } = readPlaceText(card.location);
      const listing = listingOf({
        ...card,
        place: places[0],
        workMode,
        description: textToHtml(card.snippet.replace(/^descrição:\s*/i, "")),
        postedAt: readDate(card.date, reply.receivedAt),
      });
      // The portal compares stems: "medico" finds "Medicamentos".
      const fits = matchesKeywords(`${card.title}\n${card.snippet}\n${card.level}`, query.keywords);
      return fits && fitsAskedPlace(listing, query) ? listing : null;
    },
    total: (countsWhatWasAsked && Number(/^(\d+) vagas?\b/i.exec(textAt(page, "h1"))?.[1])) || undefined,
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
