import { z } from "zod";
import { detailRequests, onlyNext } from "../core/reply/details.ts";
import { readJsonDetail } from "../core/reply/json-detail.ts";
import { htmlToText } from "../core/html/html-to-text.ts";
import { significantWords } from "../core/text/keywords.ts";
import type { Listing } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readJsonList } from "../core/reply/json-list.ts";
import { getJson, pageAfter, pageAsked } from "../core/reply/requests.ts";
import { judgeListing } from "./judge-listing.ts";
import {
  tramposDetailSchema,
  tramposItemSchema,
  tramposLegacySchema,
  tramposPageSchema,
} from "./item-schema.ts";
import { rarestWord } from "./rarest-word.ts";
import { tramposSettings as settings } from "./settings.ts";
import { cardListing, detailListing, legacyListing } from "./to-listing.ts";

const { origin: site, searchPath } = settings;

/** The search behind trampos.co (JSON, no key): a list without texts, and a detail for each vacancy. */
export const trampos = defineProvider(settings, {
  id: "trampos",
  steps: ["list", "detail", "legacy"],
  access: "public-api",
  robots: "trampos.co/robots.txt: only /admin/ disallowed, seen September 2026",
  // `lc` looks like a place and filters nothing.
  filters: { keywords: "all", state: false, city: false },
  absentFields: [],
  buildRequests,
  parseReply,
});

function buildRequests(query: ProviderQuery): ProviderRequest[] {
  return settings.route === "v2"
    ? [listRequest(query)]
    : [getJson("legacy", `${site}/api/oportunidades.json`, { page: 1 })];
}

function listRequest({ keywords }: ProviderQuery): ProviderRequest {
  return getJson("list", site + searchPath, { tr: rarestWord(keywords), page: 1 });
}

function parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { step } = reply.request;
  if (step === "detail") return parseDetail(reply, query);
  return step === "legacy" ? parseLegacy(reply, query) : parseList(reply, query);
}

function parseList(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const unsure: Listing[] = [];
  let pages = 1;
  const read = readJsonList(reply, tramposPageSchema, tramposItemSchema, ({ opportunities, pagination }) => {
    const { total, total_pages } = pagination;
    const isFirst = pageAsked(reply.request, "page") === 1;
    // When the portal does not find a phrase, its single words may still be found.
    if (isFirst && opportunities.length === 0 && total === 0 && / /.test(askedWords(reply.request)))
      return onlyNext([listRequest(query)]);
    pages = Math.min(Math.max(total_pages, 1), settings.pagesMax);
    return {
      items: opportunities,
      isFirst,
      toListing: (item) => {
        if (settings.dropTalentPools && item.type_slug === "banco-talentos") return null;
        const card = cardListing(item, reply.url);
        const verdict = judgeListing(card, item.category_name ?? "", query);
        if (verdict === "unsure") unsure.push(card);
        return verdict === "fits" ? card : null;
      },
      total,
      // One word of several finds more vacancies than the query.
      isTotalRight: significantWords(query.keywords).length < 2,
      next: pageAfter(reply.request, "page", pages),
    };
  });
  const details = detailsOf(read.listings, unsure, Math.floor((settings.requestsMax - pages) / pages));
  return { ...read, next: [...read.next, ...details] };
}

/** Requests first the details of fitting vacancies, then of those whose text and work mode decide. */
function detailsOf(fitting: readonly Listing[], unsure: readonly Listing[], max: number): ProviderRequest[] {
  const toRequest = ({ providerListingId }: Listing) =>
    getJson("detail", `${site}${searchPath}/${encodeURIComponent(providerListingId)}`);
  const first = detailRequests(fitting, max, toRequest);
  return [...first, ...detailRequests(unsure, max - first.length, toRequest)];
}

/** Compares the query with the whole text and the work mode, which only the detail has. */
function parseDetail(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  return readJsonDetail(reply, tramposDetailSchema, {
    toListing: ({ opportunity }, card) => {
      if (card && card.providerListingId !== opportunity.id)
        throw new ProviderChanged(`asked for ${card.providerListingId}, received ${opportunity.id}`);
      return detailListing(opportunity, reply.url);
    },
    fits: (listing, { opportunity }) => {
      const text = `${opportunity.category_name ?? ""}\n${htmlToText(listing.description ?? "")}`;
      return judgeListing(listing, text, query) === "fits";
    },
  });
}

/** The older feed is an array without a count and without places; ignored filters are applied here. */
function parseLegacy(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  return readJsonList(reply, z.array(z.unknown()), tramposLegacySchema, (items) => {
    const isFirst = pageAsked(reply.request, "page") === 1;
    if (isFirst && items.length === 0) throw new ProviderChanged("an empty feed");
    return {
      items,
      isFirst,
      toListing: ({ opportunity }) => {
        const listing = legacyListing(opportunity, reply.url);
        const text = htmlToText(opportunity.description ?? "");
        return listing && judgeListing(listing, text, query) === "fits" ? listing : null;
      },
      next: pageAfter(reply.request, "page", settings.pagesMax),
    };
  });
}

function askedWords({ url }: ProviderRequest): string {
  return new URL(url).searchParams.get("tr")?.trim() ?? "";
}
