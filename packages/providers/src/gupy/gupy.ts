import { z } from "zod";
import {
  idField,
  optionalBody,
  optionalDate,
  optionalText,
  requiredText,
  webAddressField,
} from "../core/text/item-fields.ts";
import { containsEveryWord, significantWords } from "../core/text/keywords.ts";
import type { Listing, WorkMode } from "../core/listing.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readItems, selectListings } from "../core/reply/read-items.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
import { withAccents } from "./accented-forms.ts";
import { gupyContracts, gupyTalentPool } from "./contracts.ts";
import { readGupyDescription } from "./description.ts";
import { gupySettings } from "./settings.ts";

/** The search of portal.gupy.io (JSON, no key). The older hosts stopped in October 2026. */
export const gupy = defineProvider({
  id: "gupy",
  origins: [gupySettings.origin],
  steps: ["phrase", "remote", "word"],
  access: "public-api",
  robots: "portal.gupy.io/robots.txt: everything allowed (empty Disallow), seen September 2026",
  paceMs: gupySettings.paceMs,
  inFlightMax: gupySettings.inFlightMax,
  pageSize: gupySettings.pageSize,
  requestsMax: gupySettings.requestsMax,
  filters: { keywords: "title", state: true, city: true },
  neverTells: ["pay"],
  buildRequests,
  parseReply,
});

/**
 * `phrase` asks the whole query; `remote` asks the same for remote vacancies, whose place is empty;
 * `word` finds more, because Gupy compares a phrase with the title letter by letter.
 */
type Step = "phrase" | "word" | "remote";

function buildRequests(query: ProviderQuery): ProviderRequest[] {
  const typed = query.keywords.replaceAll(/\s+/g, " ").trim();
  const accented = withAccents(typed);
  const hasPlace = query.state !== null || query.city !== null;
  const words = significantWords(accented);

  const requests = [listRequest("phrase", query, accented)];
  if (accented !== typed) requests.push(listRequest("phrase", query, typed));
  if (hasPlace) requests.push(listRequest("remote", query, accented));
  if (words.length > 1 || (words[0] ?? "") !== accented) {
    // The longest words are the rarest.
    const rarest = words.toSorted((a, b) => b.length - a.length).slice(0, gupySettings.wordRequestsMax);
    for (const word of rarest) requests.push(listRequest("word", query, word));
  }
  return requests.slice(0, gupySettings.requestsMax);
}

function listRequest(step: Step, query: ProviderQuery, jobName: string): ProviderRequest {
  const place =
    step === "remote"
      ? { workplaceType: "remote" }
      : { state: query.state?.name ?? "", city: query.city ?? "" };
  return {
    step,
    method: "GET",
    headers: { accept: "application/json" },
    url: requestUrl(gupySettings.origin + gupySettings.searchPath, {
      jobName,
      ...place,
      limit: gupySettings.pageSize,
      offset: 0,
    }),
  };
}

function parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { data, pagination } = readJsonReply(reply, pageSchema);
  const words = significantWords(query.keywords);
  const { readable, skipped } = readItems(data, itemSchema);
  const page = { skipped, ...selectListings(readable, (item) => toListing(item, words)) };
  const isLastPage = data.length < pagination.limit;

  if (data.length === 0 && pagination.offset === 0 && pagination.total > 0)
    throw new ProviderChanged(`an empty first page of ${pagination.total}`);
  const truthful = pagination.limit <= gupySettings.truthfulTotalLimitMax;
  return {
    ...page,
    ...(truthful && page.leftOut === 0 && { total: pagination.total }),
    // A word only adds vacancies: the phrase decides whether the answer is empty.
    confirmedEmpty: data.length === 0 || (reply.request.step === "word" && page.listings.length === 0),
    next: isLastPage ? [] : nextRequests(reply.request, pagination.offset + data.length, pagination.limit),
  };
}

function toListing(item: z.infer<typeof itemSchema>, words: readonly string[]): Listing | null {
  if (item.type === gupyTalentPool) return null;
  // Most titles hold all words; folding the long text is the most expensive part of reading an item.
  const isNamed = containsEveryWord(item.name, words);
  if (!isNamed && !containsEveryWord(`${item.name}\n${item.description ?? ""}`, words)) return null;
  const { html, requirements, benefits } = readGupyDescription(item.description ?? "");
  const contract = gupyContracts[item.type ?? ""];
  const workMode = workModes[item.workplaceType ?? ""];
  const { city, state, country } = item;
  const place = placeByState(city, state, country);
  return {
    providerListingId: item.id,
    title: item.name,
    url: withoutSource(item.jobUrl),
    ...(item.careerPageName && { company: item.careerPageName }),
    ...((city || state) && place && { place }),
    ...(workMode && { workMode }),
    ...(contract && { contract }),
    ...(html && { description: html }),
    requirements,
    benefits,
    ...(item.publishedDate && { postedAt: item.publishedDate }),
    ...(item.applicationDeadline && { expiresAt: item.applicationDeadline }),
  };
}

/** Called for full pages only: `total` cannot end the paging, because it is wrong above a `limit` of 10. */
function nextRequests(request: ProviderRequest, offset: number, limit: number): ProviderRequest[] {
  const pagesRead = Math.ceil(offset / limit);
  if (request.step === "word" || offset >= gupySettings.offsetMax || pagesRead >= gupySettings.pagesMax)
    return [];
  return [{ ...request, url: withParameter(request.url, "offset", String(offset)) }];
}

/** Removes `jobBoardSource`, which tells the employer the site that the candidate came from. */
function withoutSource(address: string): string {
  const url = new URL(address);
  if (url.searchParams.has("jobBoardSource")) url.searchParams.delete("jobBoardSource");
  return url.href;
}

const workModes: Readonly<Record<string, WorkMode>> = {
  remote: "remote",
  hybrid: "hybrid",
  "on-site": "onsite",
};

const pageSchema = z.object({
  data: z.array(z.unknown()),
  pagination: z.object({
    offset: z.number().int().nonnegative(),
    limit: z.number().int().positive(),
    total: z.number().int().nonnegative(),
  }),
});

/** Only id, title and address are required: any other key may be missing, null or blank. */
const itemSchema = z.object({
  id: idField,
  name: requiredText,
  jobUrl: webAddressField,
  careerPageName: optionalText,
  description: optionalBody,
  type: optionalText,
  workplaceType: optionalText,
  city: optionalText,
  state: optionalText,
  country: optionalText,
  publishedDate: optionalDate,
  applicationDeadline: optionalDate,
});
