import { z } from "zod";
import { detailRequests, isGone, mergeDetail, nothingOpen, settledBy } from "../core/details.ts";
import {
  attributeAt,
  findAll,
  findFirst,
  htmlOf,
  parseXml,
  rawTextOf,
  textAt,
  textOf,
  type HtmlElement,
  type HtmlScope,
} from "../core/html-page.ts";
import { readContract } from "../core/contract-text.ts";
import { readDate } from "../core/dates.ts";
import { htmlToText } from "../core/html-to-text.ts";
import { idField, optionalText, requiredText, webAddress, webAddressField } from "../core/item-fields.ts";
import type { Listing } from "../core/listing.ts";
import type {
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "../core/provider.ts";
import { explainMissing, readHtmlReply, requireNoResultsMark } from "../core/read-html-reply.ts";
import { readItems, selectListings } from "../core/read-items.ts";
import { refuseFailure } from "../core/refuse-failure.ts";
import { requestUrl, withParameter } from "../core/request-url.ts";
import { readSections } from "../core/sections.ts";
import { readWorkMode } from "../core/place-text.ts";
import { readRmkLocation } from "./successfactors-location.ts";

/** What one employer's career site on SuccessFactors Recruiting Marketing (classic skin) is like. */
export type SuccessFactorsFacts = {
  origin: string;
  /** One employer a site. */
  company: string;
  locale: string;
  /** What to write into the free-text place. */
  location: (query: ProviderQuery) => string;
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
  /** The feed of the newest vacancies brings their whole texts in one request. */
  useFeed: boolean;
  /** The site's own custom fields → contract; a reading of ours, so it counts as derived. */
  contractOf: (customFields: Readonly<Record<string, string>>) => string | undefined;
};

/** Search pages, a feed and job pages; only vacancies in Brazil. */
export function readSuccessFactors(
  facts: SuccessFactorsFacts,
): Pick<Provider, "buildRequests" | "parseReply"> {
  return {
    buildRequests: (query) => buildRequests(facts, query),
    parseReply: (reply) => {
      if (reply.request.step === "feed") return parseFeed(facts, reply);
      return reply.request.step === "detail" ? parseDetail(facts, reply) : parseList(facts, reply);
    },
  };
}

function buildRequests(facts: SuccessFactorsFacts, query: ProviderQuery): ProviderRequest[] {
  const keywords = query.keywords.replaceAll(/\s+/g, " ").trim();
  const locationsearch = facts.location(query);
  const list = requestUrl(`${facts.origin}/search/`, {
    q: keywords,
    locationsearch,
    locale: facts.locale,
    sortColumn: "referencedate",
    sortDirection: "desc",
    startrow: 0,
  });
  const feed = requestUrl(`${facts.origin}/services/rss/job/`, {
    locale: facts.locale,
    keywords: keywords === "" ? "" : `(${keywords})`,
    locationsearch,
  });
  return [get("list", list), ...(facts.useFeed ? [get("feed", feed)] : [])];
}

function get(step: "list" | "feed" | "detail", url: string): ProviderRequest {
  const accept = step === "feed" ? "application/rss+xml,text/xml" : "text/html";
  return { step, method: "GET", url, headers: { accept, "accept-language": "pt-BR,pt;q=0.9,en;q=0.5" } };
}

/** Below "no open positions" stand the newest vacancies of all kinds: they are no answer. */
const noResults =
  /there are currently no open positions|n[aã]o h[aá] (atualmente )?(vagas|posi[cç][oõ]es) (abertas|em aberto)/i;

function parseList(facts: SuccessFactorsFacts, reply: ProviderReply): ParsedPage {
  const page = readHtmlReply(reply);
  const label = textAt(page, ".paginationLabel");
  const saysNothing = noResults.test(textOf(page)) || /\b(of|de) 0\b/i.test(label);
  const rows = saysNothing ? [] : findAll(page, "tr.data-row");
  if (rows.length === 0) {
    requireNoResultsMark(reply, saysNothing);
    return { listings: [], skipped: 0, leftOut: 0, confirmedEmpty: true, next: [] };
  }
  const items = rows.map((row) => readRow(row, reply));
  const { readable, skipped } = readItems(items, rowSchema);
  const read = { skipped, ...selectListings(readable, (item) => toListing(facts, item, reply)) };
  const start = Number(new URL(reply.request.url).searchParams.get("startrow") ?? 0);
  const isLastPage = rows.length < facts.pageSize;
  const canTurn = !isLastPage && start / facts.pageSize + 1 < facts.pagesMax;
  const total = Number(/(?:of|de) ([\d.,]+)/i.exec(label)?.[1]?.replaceAll(/\D/g, "") ?? "");
  return {
    ...read,
    ...(total > 0 && read.leftOut === 0 && { total }),
    confirmedEmpty: items.length === 0 && isLastPage,
    next: [
      ...(canTurn
        ? [get("list", withParameter(reply.request.url, "startrow", String(start + facts.pageSize)))]
        : []),
      ...detailRequests(read.listings, facts.detailsMax, ({ url }) => get("detail", url)),
    ],
  };
}

/** Each row carries its title and place twice, for desktops and for phones. */
function readRow(row: HtmlElement, reply: ProviderReply): z.input<typeof rowSchema> {
  const href = attributeAt(row, "a.jobTitle-link", "href");
  return {
    id: idIn(href),
    title: textAt(row, "a.jobTitle-link"),
    url: webAddress(href, reply.url) ?? "",
    location: textAt(row, "td.colLocation .jobLocation") || textAt(row, ".jobLocation"),
    date: textAt(row, "td.colDate .jobDate") || textAt(row, ".jobDate"),
    description: "",
  };
}

/** One vacancy, as a row or as an item of the feed. */
const rowSchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  location: optionalText,
  date: optionalText,
  description: z.string(),
});

function toListing(
  facts: SuccessFactorsFacts,
  item: z.output<typeof rowSchema>,
  reply: ProviderReply,
): Listing | null {
  const { place, workMode } = readRmkLocation(item.location ?? "");
  if (place?.country !== undefined && place.country !== "Brasil") return null;
  const postedAt = readDate(item.date ?? "", reply.receivedAt);
  const derivedMode = workMode ? undefined : readWorkMode(item.title);
  const mode = workMode ?? derivedMode;
  return {
    providerListingId: item.id,
    title: item.title,
    url: item.url,
    company: facts.company,
    ...(place && { place }),
    ...(mode && { workMode: mode }),
    ...(item.description && { description: item.description }),
    ...readSections(htmlToText(item.description)),
    ...(postedAt && { postedAt }),
    ...(derivedMode && { derived: ["workMode"] }),
  };
}

/** The newest twenty or so; a page there is not. */
function parseFeed(facts: SuccessFactorsFacts, reply: ProviderReply): ParsedPage {
  refuseFailure(reply);
  const channel = findFirst(parseXml(reply.body), "rss > channel");
  if (!channel) throw explainMissing(reply, "a feed");
  const items = findAll(channel, "item").map((item) => readFeedItem(item));
  const { readable, skipped } = readItems(items, rowSchema);
  const read = { skipped, ...selectListings(readable, (item) => toListing(facts, item, reply)) };
  return { ...read, confirmedEmpty: items.length === 0, next: [] };
}

/** `Title (City, Region, CC, ZIP)`: the last bracket is the place. */
function readFeedItem(item: HtmlElement): z.input<typeof rowSchema> {
  const [, title, location] = /^(.*)\(([^()]*)\)\s*$/.exec(textAt(item, "title")) ?? [];
  const link = URL.parse(textAt(item, "link") || textAt(item, "guid"));
  return {
    id: idIn(link?.pathname ?? ""),
    title: title ?? textAt(item, "title"),
    // What follows the path only tells the employer where the reader came from.
    url: link ? link.origin + link.pathname : "",
    location: location ?? "",
    date: textAt(item, "pubDate"),
    description: rawTextOf(findFirst(item, "description")),
  };
}

const closed =
  /no longer (available|open|posted|accepting)|has been filled|n[aã]o est[aá] mais dispon[ií]vel/i;

function parseDetail(facts: SuccessFactorsFacts, reply: ProviderReply): ParsedPage {
  if (isGone(reply)) return nothingOpen();
  const page = readHtmlReply(reply);
  const description = htmlOf(findFirst(page, "[itemprop='description'], span.jobdescription"));
  if (description === "") {
    if (closed.test(textOf(page))) return nothingOpen();
    throw explainMissing(reply, "a description");
  }
  const { card } = reply.request;
  const parsed = rowSchema.safeParse({
    id: card?.providerListingId ?? idIn(new URL(reply.url).pathname),
    title: card?.title ?? (textAt(page, "[itemprop='title']") || fieldAt(page, "title")),
    url: card?.url ?? reply.url,
    location: textAt(page, ".jobGeoLocation") || fieldAt(page, "location"),
    date: attributeAt(page, "[itemprop='datePosted']", "content") || fieldAt(page, "date"),
    description,
  });
  const listing = parsed.success ? toListing(facts, parsed.data, reply) : null;
  if (!parsed.success) throw explainMissing(reply, "id and title");
  return listing
    ? settledBy(mergeDetail(card, withFields(facts, page, listing, reply), ["place"]))
    : nothingOpen();
}

/** What only the job page tells: kind of employment, custom fields, the end of the offer. */
function withFields(
  facts: SuccessFactorsFacts,
  page: HtmlScope,
  listing: Listing,
  reply: ProviderReply,
): Listing {
  const expiresAt = readDate(attributeAt(page, "[itemprop='validThrough']", "content"), reply.receivedAt);
  const fields = Object.fromEntries(
    findAll(page, "[data-careersite-propertyid]").map((element) => [
      element.attribs["data-careersite-propertyid"] ?? "",
      textOf(element),
    ]),
  );
  const stated = readContract(fields["shifttype"] ?? "");
  const contract = stated ?? facts.contractOf(fields);
  const told: Listing = { ...listing, ...(expiresAt && { expiresAt }), ...(contract && { contract }) };
  const derived = [...(listing.derived ?? []), ...(contract && !stated ? (["contract"] as const) : [])];
  return derived.length > 0 ? { ...told, derived } : told;
}

function fieldAt(page: HtmlScope, name: string): string {
  return textAt(page, `[data-careersite-propertyid='${name}']`);
}

/** The last number of `/job/<slug>/<digits>/`. */
function idIn(path: string): string {
  return /\/(\d+)\/?(?:[?#]|$)/.exec(path)?.[1] ?? "";
}
