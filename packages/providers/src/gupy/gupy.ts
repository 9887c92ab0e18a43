import { z } from "zod";
import type { Listing } from "../core/listing.ts";
import { readContract } from "../core/pay/contract-text.ts";
import { placeByState } from "../core/place/place-by-state.ts";
import { readDescription } from "../core/posting-text/read-description.ts";
import type { ProviderQuery, ProviderRequest } from "../core/provider.ts";
import { readWorkMode } from "../core/place/place-text.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readJsonList } from "../core/reply/json-list.ts";
import { listingOf } from "../core/reply/listing-of.ts";
import { atPage, getJson } from "../core/reply/requests.ts";
import { collapseBlanks } from "../core/text/collapse-blanks.ts";
import { field } from "../core/text/item-fields.ts";
import { containsEveryWord, significantWords } from "../core/text/keywords.ts";
import { withoutParameter } from "../core/text/request-url.ts";
import { withAccents } from "../core/text/with-accents.ts";
import { gupySettings as settings } from "./settings.ts";

/** The search of portal.gupy.io (JSON, no key). The older hosts stopped in October 2026. */
export const gupy = defineProvider(settings, {
  id: "gupy",
  steps: ["phrase", "remote", "word"],
  access: "public-api",
  robots: "portal.gupy.io/robots.txt: everything allowed (empty Disallow), seen September 2026",
  filters: { keywords: "title", state: true, city: true },
  absentFields: ["pay"],
  buildRequests,
  parseReply: (reply, query) => {
    const words = significantWords(query.keywords);
    const page = readJsonList(reply, pageSchema, itemSchema, ({ data, pagination: asked }) => ({
      items: data,
      total: asked.total,
      isTotalRight: asked.limit <= settings.truthfulTotalLimitMax,
      isFirst: asked.offset === 0,
      isLast: data.length < asked.limit,
      next: data.length >= asked.limit && nextRequest(reply.request, asked.offset + data.length, asked.limit),
      toListing: (item) => toListing(item, words),
    }));
    // A word only adds vacancies: the phrase decides whether the answer is empty.
    const isWordWithoutResult = reply.request.step === "word" && page.listings.length === 0;
    return { ...page, confirmedEmpty: page.confirmedEmpty || isWordWithoutResult };
  },
});

/**
 * `phrase` asks the whole query; `remote` asks the same for remote vacancies, whose place is empty;
 * `word` finds more, because Gupy compares a phrase with the title letter by letter.
 */
function buildRequests(query: ProviderQuery): ProviderRequest[] {
  const typed = collapseBlanks(query.keywords);
  // Gupy compares accents: "estagio backend" finds nothing where "estágio backend" does.
  const accented = withAccents(typed);
  const words = significantWords(accented);
  const inPlace = { state: query.state?.name ?? "", city: query.city ?? "" };
  const request = (step: string, jobName: string, where: Readonly<Record<string, string>> = inPlace) => {
    const parameters = { jobName, ...where, limit: settings.pageSize, offset: 0 };
    return getJson(step, settings.origin + settings.searchPath, parameters);
  };
  const requests = [...new Set([accented, typed])].map((text) => request("phrase", text));
  if (query.state || query.city) requests.push(request("remote", accented, { workplaceType: "remote" }));
  // The longest words are the rarest.
  const rarest = words.filter((word) => word !== accented).toSorted((a, b) => b.length - a.length);
  requests.push(...rarest.slice(0, settings.wordRequestsMax).map((word) => request("word", word)));
  return requests.slice(0, settings.requestsMax);
}

/** Called for full pages only: `total` cannot end the paging, because it is wrong above a `limit` of 10. */
function nextRequest(request: ProviderRequest, offset: number, limit: number): ProviderRequest | null {
  const isEnough = offset >= settings.offsetMax || Math.ceil(offset / limit) >= settings.pagesMax;
  return request.step === "word" || isEnough ? null : atPage(request, "offset", offset);
}

function toListing(item: z.infer<typeof itemSchema>, words: readonly string[]): Listing | null {
  const { name, description = "", type = "", city, state, country } = item;
  if (type === settings.talentPool) return null;
  // Most titles hold all words; folding the long text is the most expensive part of reading an item.
  if (!containsEveryWord(name, words) && !containsEveryWord(`${name}\n${description}`, words)) return null;
  const { html, requirements, benefits } = readDescription(description);
  return listingOf({
    ...item,
    title: name,
    // `jobBoardSource` tells the employer the site that the candidate came from.
    url: withoutParameter(item.jobUrl, "jobBoardSource"),
    company: item.careerPageName,
    place: city || state ? placeByState(city, state, country) : undefined,
    workMode: readWorkMode(item.workplaceType ?? ""),
    contract: settings.contracts[type] ?? readContract(type),
    description: html,
    requirements,
    benefits,
    postedAt: item.publishedDate,
    expiresAt: lastDay(item.applicationDeadline),
  });
}

/** The portal's old host named a day, its new one writes the same day as its midnight in UTC. */
function lastDay(deadline: string | undefined): string | undefined {
  return deadline?.replace(/T00:00:00(?:\.0+)?Z$/, "");
}

const pageSchema = z.object({
  data: z.array(z.unknown()),
  pagination: z.object({ offset: field.count, limit: field.count.positive(), total: field.count }),
});

const itemSchema = z.object({
  id: field.id,
  name: field.required,
  jobUrl: field.address,
  careerPageName: field.text,
  description: field.body,
  type: field.text,
  workplaceType: field.text,
  city: field.text,
  state: field.text,
  country: field.text,
  publishedDate: field.date,
  applicationDeadline: field.date,
});
