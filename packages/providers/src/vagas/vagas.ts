import { detailRequests } from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { attributeOf, findAll, findFirst, textAt, textOf, type HtmlScope } from "../core/html/html-page.ts";
import { webAddress } from "../core/text/item-fields.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { readItems, selectListings } from "../core/reply/read-items.ts";
import { requestUrl } from "../core/text/request-url.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { readCard, toListing, vagasCardSchema } from "./card.ts";
import { parseVagasDetail } from "./detail.ts";
import { vagasSettings } from "./settings.ts";

const { origin } = vagasSettings;

/** The search pages of www.vagas.com.br (HTML), and the pages of the newest vacancies. */
export const vagas = defineProvider({
  id: "vagas",
  origins: [origin],
  steps: ["list", "city", "detail"],
  access: "public-pages",
  robots: "www.vagas.com.br/robots.txt: search and job pages allowed, /vagas/pesquisas not, seen 2026",
  paceMs: vagasSettings.paceMs,
  inFlightMax: vagasSettings.inFlightMax,
  pageSize: vagasSettings.pageSize,
  requestsMax: vagasSettings.requestsMax,
  filters: { keywords: "all", state: true, city: false },
  neverTells: [],
  buildRequests,
  parseReply: (reply, query) =>
    reply.request.step === "detail" ? parseVagasDetail(reply, query) : parseList(reply, query),
});

function buildRequests(query: ProviderQuery): ProviderRequest[] {
  const { city, state } = query;
  const words = pathSlug(query.keywords);
  const place = [city ?? "", city && state ? state.uf : ""].map(pathSlug).filter(Boolean).join("-");
  const cityPage = get("city", `${origin}/vagas-${words ? `de-${words}-` : ""}em-${place}`);
  if (words === "" && place !== "") return [cityPage];
  const stateName = state ? (vagasSettings.stateNames[state.uf] ?? state.name) : "";
  const list = get("list", requestUrl(`${origin}/vagas-de-${words}`, { "e[]": stateName }));
  return place !== "" && vagasSettings.asksCityPage ? [list, cityPage] : [list];
}

function get(step: "list" | "city" | "detail", url: string): ProviderRequest {
  return {
    step,
    method: "GET",
    url,
    headers: { accept: "text/html", "accept-language": "pt-BR,pt;q=0.9" },
  };
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readHtmlReply(reply);
  const cards = findAll(page, "li.vaga:not(.publicidade)");
  if (cards.length === 0) {
    requireNoResultsMark(reply, saysNothing(page));
    return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };
  }
  const items = cards.map((card) => readCard(card, reply.url));
  const { readable, skipped } = readItems(items, vagasCardSchema);
  const selected = selectListings(readable, (item) => {
    const listing = toListing(item, reply.receivedAt);
    // The portal compares stems: "medico" finds "Medicamentos".
    const fits = matchesKeywords(`${item.title}\n${item.snippet}\n${item.level}`, query.keywords);
    return fits && fitsAskedPlace(listing, query) ? listing : null;
  });
  // The total of a state's page is that of the state.
  const countsWhatWasAsked = query.city === null || reply.request.step === "city";
  const total = Number(/^(\d+) vagas?\b/i.exec(textAt(page, "h1"))?.[1] ?? "");
  return {
    skipped,
    ...selected,
    ...(total > 0 && selected.leftOut === 0 && countsWhatWasAsked && { total }),
    confirmedEmpty: false,
    next: [
      ...nextPage(page, reply.request),
      ...detailRequests(selected.listings, vagasSettings.detailsMax, (card) =>
        get("detail", asked(card.url)),
      ),
    ],
  };
}

function saysNothing(page: HtmlScope): boolean {
  return vagasSettings.noResults.test(textAt(page, "h1")) || vagasSettings.noResults.test(textOf(page));
}

/** Follows the button's own address, because reports differ on how pages are numbered. */
function nextPage(page: HtmlScope, request: ProviderRequest): ProviderRequest[] {
  const button = findFirst(page, "#maisVagas");
  const next = URL.parse(attributeOf(button, "data-url"), request.url);
  if (!button || !next || next.origin !== origin) return [];
  const number = Number(next.searchParams.get("pagina") ?? next.searchParams.get("page"));
  const pagesMax = Math.min(Number(button.attribs["data-total"] ?? "") || Infinity, vagasSettings.pagesMax);
  return number > 1 && number <= pagesMax ? [{ ...request, url: next.href }] : [];
}

/** A vacancy's address at the portal's own origin, even when a stand-in answered. */
function asked(url: string): string {
  return webAddress(new URL(url).pathname, origin) ?? url;
}
