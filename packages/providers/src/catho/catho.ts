import { nothingFound, onlyNext } from "../core/reply/details.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { attributeAt, findAll, textOf, type HtmlElement, type HtmlScope } from "../core/html/html-page.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { listPage } from "../core/reply/list-page.ts";
import { getPage } from "../core/reply/requests.ts";
import { refuseOtherPage } from "../core/refusals/refuse-other-page.ts";
import { readCards, toListing } from "./card.ts";
import { parseCathoDetail } from "./detail.ts";
import { parseOlderPage } from "./older-page.ts";
import { readCathoPage } from "./read-page.ts";
import { cathoSettings } from "./settings.ts";

const { origin } = cathoSettings;

/** The search pages of www.catho.com.br (HTML), and the pages of the newest vacancies. Often refuses servers. */
export const catho = defineProvider(cathoSettings, {
  id: "catho",
  steps: ["list", "country", "detail"],
  access: "public-pages",
  robots:
    "www.catho.com.br/robots.txt: /vagas/<words>/ allowed, query forms such as ?q= not, seen September 2026",
  filters: { keywords: "all", state: true, city: true },
  neverTells: [],
  buildRequests: (query) => [get("list", searchUrl(query))],
  parseReply: (reply, query) =>
    reply.request.step === "detail" ? parseCathoDetail(reply, query) : parseList(reply, query),
});

/** `country` is the step for a city whose own page is empty. */
const get = (step: "list" | "country" | "detail", url: string) => getPage(step, url, {}, "pt-BR,pt;q=0.9");

function searchUrl({ keywords, city, state }: ProviderQuery): string {
  const words = pathSlug(keywords);
  const place = state ? pathSlug(city ? `${city} ${state.uf}` : state.uf) : "";
  if (words === "") return origin + (place ? cathoSettings.placeOnlyPath(place) : "/vagas/");
  return `${origin}/vagas/${words}/${place ? `${place}/` : ""}`;
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readCathoPage(reply);
  const cards = findAll(page, "li[data-offer-item]");
  if (cards.length > 0) return parseCards(page, cards, reply, query);
  const older = parseOlderPage(page, reply, query);
  if (older && older.listings.length + older.leftOut > 0) return older;
  refuseOtherPage(reply, "cards");
  const { step } = reply.request;
  const canWiden = step === "list" && query.city !== null && pathSlug(query.keywords) !== "";
  if (canWiden && cathoSettings.asksCountryWhenEmpty)
    return onlyNext([get("country", searchUrl({ ...query, city: null, state: null }))]);
  const says = `${attributeAt(page, "meta[name='description']", "content")}\n${textOf(page)}`;
  if (!older) requireNoResultsMark(reply, cathoSettings.noResults.test(says));
  return nothingFound();
}

function parseCards(
  page: HtmlScope,
  cards: readonly HtmlElement[],
  reply: ProviderReply,
  query: ProviderQuery,
): ParsedPage {
  const { request } = reply;
  const isPlaceFiltered = request.step === "list" && query.state !== null;
  const says = attributeAt(page, "meta[name='description']", "content");
  const total = Number(/(?<![\d.])([\d.]+) vagas? dispon/i.exec(says)?.[1]?.replaceAll(".", ""));
  return listPage(readCards(cards, reply), {
    toListing: (card) => {
      const listing = toListing(card, reply.receivedAt, query, isPlaceFiltered);
      return matchesKeywords(card.text, query.keywords) && fitsAskedPlace(listing, query) ? listing : null;
    },
    total: query.state === null && total > 0 ? total : undefined,
    next: nextPage(request, cards.length),
    details: {
      max: cathoSettings.detailsMax,
      request: ({ url }) => get("detail", origin + new URL(url).pathname),
    },
  });
}

/** The page number goes into the path: robots.txt refuses query forms, and the portal ignores `?p=`. */
function nextPage(request: ProviderRequest, cardCount: number): ProviderRequest | null {
  const number = Number(/\/pagina-(\d+)\/$/.exec(request.url)?.[1] ?? 1) + 1;
  if (cardCount < cathoSettings.fullPageMin || number > cathoSettings.pagesMax) return null;
  return { ...request, url: `${request.url.replace(/pagina-\d+\/$/, "")}pagina-${number}/` };
}
