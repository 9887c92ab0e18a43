import {
  attributeAt,
  findAll,
  findFirst,
  htmlOf,
  parentOf,
  textAt,
  textOf,
  type HtmlElement,
  type HtmlScope,
} from "../core/html/html-page.ts";
import type { Listing, ListingPlace } from "../core/listing.ts";
import { ProviderBlocked } from "../core/outcome-errors.ts";
import { findContract } from "../core/pay/contract-text.ts";
import { isSameCity } from "../core/place/is-same-city.ts";
import { choosePlace } from "../core/place/choose-place.ts";
import { fitsAskedPlace } from "../core/place/fits-asked-place.ts";
import { placeOf } from "../core/place/place-of.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { refuseOtherPage } from "../core/refusals/refuse-other-page.ts";
import { cardReader } from "../core/reply/card-list.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { mergeDetail, nothingFound, onlyNext } from "../core/reply/details.ts";
import { readJobPage, type JobPage, type JobPageFacts } from "../core/reply/job-page.ts";
import { listPage } from "../core/reply/list-page.ts";
import { listingOfTexts } from "../core/reply/listing-of-texts.ts";
import { readHtmlReply, requireNoResultsMark } from "../core/reply/read-html-reply.ts";
import { getPage } from "../core/reply/requests.ts";
import { pathSlug } from "../core/text/path-slug.ts";
import { readCount } from "../core/text/read-count.ts";
import { parseOlderPage } from "./older-page.ts";
import { cathoSettings as settings } from "./settings.ts";

const { origin } = settings;

/** The search pages of www.catho.com.br (HTML), and the pages of the newest vacancies. Often refuses servers. */
export const catho = defineProvider(settings, {
  id: "catho",
  steps: ["list", "country", "detail"],
  access: "public-pages",
  robots:
    "www.catho.com.br/robots.txt: /vagas/<words>/ allowed, query forms such as ?q= not, seen September 2026",
  filters: { keywords: "all", state: true, city: true },
  absentFields: [],
  buildRequests: (query) => [get("list", searchUrl(query))],
  parseReply: (reply, query) => {
    // The 404 with which this portal refuses plain clients.
    if (reply.status === 404 && settings.refusal.test(reply.body))
      throw new ProviderBlocked(`status ${reply.status}, "Operação Inválida"`);
    return reply.request.step === "detail" ? readJobPage(jobPage, reply, query) : parseList(reply, query);
  },
});

/** `country` is the step for a city whose own page is empty. */
const get = (step: "list" | "country" | "detail", url: string) => getPage(step, url, {}, "pt-BR,pt;q=0.9");

function searchUrl({ keywords, city, state }: ProviderQuery): string {
  const words = pathSlug(keywords);
  const place = state ? pathSlug(city ? `${city} ${state.uf}` : state.uf) : "";
  if (words === "") return origin + (place ? settings.placeOnlyPath(place) : "/vagas/");
  return `${origin}/vagas/${words}/${place ? `${place}/` : ""}`;
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = readHtmlReply(reply);
  const cards = findAll(page, "li[data-offer-item]");
  if (cards.length > 0) return parseCards(page, cards, reply, query);
  const older = parseOlderPage(page, reply, query);
  if (older && older.listings.length + older.leftOut > 0) return older;
  refuseOtherPage(reply, "cards");
  const { step } = reply.request;
  const canWiden = step === "list" && query.city !== null && pathSlug(query.keywords) !== "";
  if (canWiden && settings.asksCountryWhenEmpty)
    return onlyNext([get("country", searchUrl({ ...query, city: null, state: null }))]);
  const says = `${attributeAt(page, "meta[name='description']", "content")}\n${textOf(page)}`;
  if (!older) requireNoResultsMark(reply, settings.noResults.test(says));
  return nothingFound();
}

function parseCards(
  page: HtmlScope,
  cards: readonly HtmlElement[],
  reply: ProviderReply,
  query: ProviderQuery,
): ParsedPage {
  const isPlaceFiltered = reply.request.step === "list" && query.state !== null;
  const says = attributeAt(page, "meta[name='description']", "content");
  const total = readCount(says, /(?<![\d.])([\d.]+) vagas? dispon/i) || undefined;
  return listPage(readCards(cards, reply), {
    // Only the vacancy's own page has the text and the contract.
    toListing: (card) =>
      listingOfTexts(card, reply, {
        ...placeOfCard(card.location, query, isPlaceFiltered),
        found: { contract: () => findContract(card.title, "") },
      }),
    asked: { query, text: ({ text }) => text },
    total: query.state === null ? total : undefined,
    next: nextPage(reply.request, cards.length),
    details: {
      max: settings.detailsMax,
      request: ({ url }) => get("detail", origin + new URL(url).pathname),
    },
  });
}

const readCards = cardReader({
  id: "@data-offer-item",
  title: [".title_offer a @title", ".title_offer a"],
  url: ".title_offer a @href",
  company: "p.mb-2 span.text-12",
  location: (card) => textBesideIcon(card, ".i_job_location"),
  pay: (card) => textBesideIcon(card, ".i_salary"),
  // Some tags are templates without their values; "Atualizada" is the date of a change, not of the posting.
  postedAt: (card) =>
    findAll(card, ".tag")
      .map(textOf)
      .find((text) => /^publicada\b(?!.*\{\{)/i.test(text)) ?? "",
  // All text that the card shows, its excerpt included.
  text: (card) => textOf(card),
});

function textBesideIcon(card: HtmlElement, icon: string): string {
  const element = findFirst(card, icon);
  return textOf(element && parentOf(element));
}

/**
 * Reads "2 vagas - Curitiba + 35 cidades", which has no state.
 *
 * @param isPlaceFiltered the portal filtered by place: the card of a vacancy in several cities names
 *   one city, perhaps not the asked one, so the listing gets no place from it
 */
function placeOfCard(
  location: string,
  query: ProviderQuery,
  isPlaceFiltered: boolean,
): Pick<Listing, "place" | "workMode"> {
  const [, rest = ""] = /^(?:\d+ vagas?\b)?\s*(?:[-–]\s*)?(.*)$/is.exec(location) ?? [];
  const [named = ""] = rest.split(/\+\s*\d+\s*cidades?/i);
  const workMode = readWorkMode(named);
  if (workMode) return { workMode };
  const city = named.trim();
  const isAsked = query.city !== null && isSameCity(city, query.city, query.state?.uf);
  const isOnly = named.length === rest.length;
  return city !== "" && (isOnly || !isPlaceFiltered || isAsked) ? { place: { city, country: "Brasil" } } : {};
}

/** The page number goes into the path: robots.txt refuses query forms, and the portal ignores `?p=`. */
function nextPage(request: ProviderRequest, cardCount: number): ProviderRequest | null {
  const number = Number(/\/pagina-(\d+)\/$/.exec(request.url)?.[1] ?? 1) + 1;
  if (cardCount < settings.fullPageMin || number > settings.pagesMax) return null;
  return { ...request, url: `${request.url.replace(/pagina-\d+\/$/, "")}pagina-${number}/` };
}

const jobPage: JobPageFacts = {
  jobPath: /\/(?<id>\d+)\/?$/,
  // The address of a closed vacancy redirects to the search.
  isClosed: (_, { url }) => /^\/vagas\/?$/.test(new URL(url).pathname),
  title: ({ posting, reply }) => posting?.title ?? reply.request.card?.title,
  hasPlainText: true,
  adjust: ({ place: _unreliable, ...stated }, found) => {
    const { card } = found.reply.request;
    const shown = htmlOf(findFirst(found.page, "#job-description .job-description"));
    const listing = stated.description ? stated : { ...stated, ...(shown && { description: shown }) };
    const place = placeOfPage(found);
    const placed = place ? { ...listing, place } : listing;
    // The portal chose a vacancy for the asked city, but does not name all of its cities.
    const isChosen = card && !card.place && !fitsAskedPlace(mergeDetail(card, placed), found.query);
    return isChosen ? listing : placed;
  },
  fits: fitsAskedPlace,
};

/**
 * `addressLocality` said "São Paulo" for vacancies in Paulínia and Santos; the page's title and the
 * region were right. Several places come as a list.
 */
function placeOfPage({ page, posting, reply, query }: JobPage): ListingPlace | undefined {
  const places = posting?.places ?? [];
  if (places.length > 1) return choosePlace(places, query);
  const [, inTitle = "", uf] =
    /^Vaga de Emprego de .+, ([^,/|]+)\/\s*([A-Z]{2})?(?!\p{L})/u.exec(textAt(page, "title")) ?? [];
  const city = reply.request.card?.place?.city ?? (readWorkMode(inTitle) ? undefined : inTitle.trimEnd());
  const state = uf ?? places[0]?.state;
  return city || state ? placeOf({ city, state, country: "Brasil" }) : undefined;
}
