import { z } from "zod";
import { htmlToText } from "../core/html/html-to-text.ts";
import {
  idField,
  optionalBody,
  optionalDate,
  optionalText,
  requiredText,
  webAddressField,
} from "../core/text/item-fields.ts";
import type { Listing, WorkMode } from "../core/listing.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import type { ParsedPage, ProviderQuery, ProviderReply, ProviderRequest } from "../core/provider.ts";
import { defineProvider } from "../core/reply/define-provider.ts";
import { readItems, selectListings } from "../core/reply/read-items.ts";
import { readJsonReply } from "../core/reply/read-json-reply.ts";
import { requestUrl, withParameter } from "../core/text/request-url.ts";
import { readSection } from "../core/text/sections.ts";
import { isHeading } from "./is-heading.ts";
import { isInAskedPlace, readWorkablePlace } from "./place.ts";
import { workableSettings } from "./settings.ts";

/** The search of jobs.workable.com (JSON, no key, not documented as an API). */
export const workable = defineProvider({
  id: "workable",
  origins: [workableSettings.origin],
  steps: ["list"],
  access: "public-api",
  robots: "jobs.workable.com/robots.txt: reading allowed, training of models not (ai-train=no), seen 2026",
  paceMs: workableSettings.paceMs,
  inFlightMax: workableSettings.inFlightMax,
  pageSize: workableSettings.pageSize,
  requestsMax: workableSettings.requestsMax,
  filters: { keywords: "all", state: false, city: true },
  neverTells: ["pay"],
  buildRequests,
  parseReply,
});

function buildRequests(query: ProviderQuery): ProviderRequest[] {
  return [
    {
      step: "list",
      method: "GET",
      headers: { accept: "application/json", "accept-language": "pt-BR,pt;q=0.9,en;q=0.5" },
      url: requestUrl(workableSettings.origin + workableSettings.searchPath, {
        query: query.keywords.replaceAll(/\s+/g, " ").trim(),
        location: workableSettings.location(query),
      }),
    },
  ];
}

function parseReply(reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { jobs, totalSize, nextPageToken } = readJsonReply(reply, pageSchema);
  const asked = new URL(reply.request.url).searchParams;
  const askedToken = asked.get("pageToken");
  if (jobs.length === 0 && askedToken === null && (totalSize ?? 0) > 0)
    throw new ProviderChanged(`an empty first page of ${totalSize}`);

  const asksPlace = asked.has("location");
  const { readable, skipped } = readItems(jobs, itemSchema);
  const selected = selectListings(readable, (item) => {
    if (item.state && item.state !== "published") return null;
    const fits = !asksPlace || isInAskedPlace(item, query, item.workplace === "remote");
    return fits ? toListing(item) : null;
  });
  const page = { skipped, ...selected };
  // A repeated token would ask the same page for ever.
  const isLastPage = jobs.length === 0 || !nextPageToken || nextPageToken === askedToken;
  return {
    ...page,
    ...(totalSize !== undefined && page.leftOut === 0 && { total: totalSize }),
    confirmedEmpty: jobs.length === 0 && (askedToken !== null || totalSize === 0),
    next: isLastPage
      ? []
      : [{ ...reply.request, url: withParameter(reply.request.url, "pageToken", nextPageToken) }],
  };
}

function toListing(item: z.infer<typeof itemSchema>): Listing {
  const place = readWorkablePlace(item);
  const workMode = workModes[item.workplace ?? ""];
  const contract = contracts[item.employmentType ?? ""];
  const description = [item.description, item.requirementsSection, item.benefitsSection].filter(Boolean);
  return {
    providerListingId: item.id,
    title: item.title,
    url: item.url,
    ...(item.company && { company: item.company }),
    ...(place && { place }),
    ...(workMode && { workMode }),
    ...(contract && { contract }),
    ...(description.length > 0 && { description: description.join("\n") }),
    requirements: itemsOf(item.requirementsSection, "requirements"),
    benefits: itemsOf(item.benefitsSection, "benefits"),
    ...(item.created && { postedAt: item.created }),
  };
}

function itemsOf(section: string | undefined, kind: "requirements" | "benefits"): string[] {
  return readSection(htmlToText(section ?? ""), kind).filter((line) => !isHeading(line));
}

const workModes: Readonly<Record<string, WorkMode>> = {
  remote: "remote",
  hybrid: "hybrid",
  on_site: "onsite",
};

/** Working hours are no contract: "Full-time" may be CLT or PJ, so it has no entry. */
const contracts: Readonly<Record<string, string>> = {
  Internship: "Estágio",
  Temporary: "Temporário",
};

const pageSchema = z.object({
  totalSize: z.number().int().nonnegative().optional(),
  nextPageToken: z
    .string()
    .nullish()
    .transform((token) => token ?? ""),
  jobs: z.array(z.unknown()),
});

/** `company.title` today, `company.name` before June 2026, sometimes a bare string. */
const companyField = z
  .union([
    requiredText,
    z.object({ title: requiredText }).transform((company) => company.title),
    z.object({ name: requiredText }).transform((company) => company.name),
  ])
  .optional()
  .catch(undefined);

/** Only id, title and address are required. */
const itemSchema = z.object({
  id: idField,
  title: requiredText,
  url: webAddressField,
  state: optionalText,
  company: companyField,
  location: z
    .object({ city: optionalText, subregion: optionalText, countryName: optionalText })
    .nullish()
    .catch(undefined)
    .transform((location) => location ?? {}),
  locations: z
    .array(z.string().catch(""))
    .nullish()
    .catch(undefined)
    .transform((locations) => (locations ?? []).filter((location) => location !== "")),
  workplace: optionalText,
  employmentType: optionalText,
  description: optionalBody,
  requirementsSection: optionalBody,
  benefitsSection: optionalBody,
  created: optionalDate,
});
