import { z } from "zod";
import { readContract } from "../core/contract-text.ts";
import { detailRequests, isGone, mergeDetail, nothingOpen, settledBy } from "../core/details.ts";
import { htmlToText } from "../core/html-to-text.ts";
import { idField, optionalBody, optionalDate, optionalText, requiredText } from "../core/item-fields.ts";
import type { Listing, ListingPlace } from "../core/listing.ts";
import { choosePlace } from "../core/choose-place.ts";
import { readPlaceText, readWorkMode } from "../core/place-text.ts";
import type {
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "../core/provider.ts";
import { ProviderChanged } from "../core/outcome-errors.ts";
import { readItems, selectListings } from "../core/read-items.ts";
import { readJsonReply } from "../core/read-json-reply.ts";
import { readSection } from "../core/sections.ts";

/** What one employer's site on Oracle Recruiting Cloud is like. */
export type OracleFacts = {
  origin: string;
  siteNumber: string;
  /** One employer a site. */
  company: string;
  /** Path of a vacancy's public page. */
  jobPath: (id: string) => string;
  /** The country as `location` wants it. */
  location: string;
  pageSize: number;
  pagesMax: number;
  detailsMax: number;
};

/**
 * The JSON behind Oracle's candidate pages. The place as a text finds nothing at some employers:
 * then everything is asked, Brazil's own id is taken from the facets, and vacancies elsewhere
 * are left out here.
 */
export function readOracleRecruiting(facts: OracleFacts): Pick<Provider, "buildRequests" | "parseReply"> {
  return {
    buildRequests: (query) => [listRequest(facts, query, "country", 0, `location=${facts.location}`)],
    parseReply: (reply, query) =>
      reply.request.step === "detail" ? parseDetail(facts, reply, query) : parseList(facts, reply, query),
  };
}

/** `country` asks by the country's name, `everywhere` without a place, `facet` by the country's id. */
type ListStep = "country" | "everywhere" | "facet";

const facets =
  "LOCATIONS;WORK_LOCATIONS;WORKPLACE_TYPES;TITLES;CATEGORIES;ORGANIZATIONS;POSTING_DATES;FLEX_FIELDS";

/** The finder is one parameter with a grammar of its own: commas and semicolons part, values are escaped. */
function listRequest(
  facts: OracleFacts,
  query: ProviderQuery,
  step: ListStep,
  offset: number,
  place: string,
): ProviderRequest {
  const keyword = query.keywords.replaceAll(/[,;"\s]+/g, " ").trim();
  const finder = [
    `siteNumber=${facts.siteNumber}`,
    `facetsList=${encodeURIComponent(facets)}`,
    `limit=${facts.pageSize}`,
    `offset=${offset}`,
    ...(keyword ? [`keyword=${encodeURIComponent(keyword)}`] : []),
    ...(place ? [place] : []),
    "sortBy=POSTING_DATES_DESC",
  ].join(",");
  return get(
    step,
    `${facts.origin}/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true` +
      `&expand=requisitionList.secondaryLocations,flexFieldsFacet.values&finder=findReqs;${finder}`,
  );
}

function detailRequest(facts: OracleFacts, id: string): ProviderRequest {
  return get(
    "detail",
    `${facts.origin}/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?expand=all&onlyData=true` +
      `&finder=ById;Id=%22${encodeURIComponent(id)}%22,siteNumber=${facts.siteNumber}`,
  );
}

function get(step: ListStep | "detail", url: string): ProviderRequest {
  return { step, method: "GET", url, headers: { accept: "application/json" } };
}

function parseList(facts: OracleFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const { items } = readJsonReply(reply, pageSchema);
  const [{ TotalJobsCount: total, requisitionList, locationsFacet }] = items;
  const offset = Number(/,offset=(\d+)/.exec(reply.request.url)?.[1] ?? 0);
  if (requisitionList.length === 0 && offset === 0 && total > 0)
    throw new ProviderChanged(`an empty first page of ${total}`);

  const { readable, skipped } = readItems(requisitionList, itemSchema);
  const page = { skipped, ...selectListings(readable, (item) => toListing(facts, item, reply, query)) };
  const isLastPage = requisitionList.length < facts.pageSize;
  const { step } = reply.request;
  const brazil = locationsFacet.find(({ Name }) => /^bra[sz]il$/i.test(Name));
  const pages: ProviderRequest[] = [];
  if (step === "country" && offset === 0 && total === 0)
    pages.push(listRequest(facts, query, "everywhere", 0, ""));
  else if (step === "everywhere" && brazil && !isLastPage)
    pages.push(listRequest(facts, query, "facet", 0, `selectedLocationsFacet=${brazil.Id}`));
  else if (!isLastPage && offset / facts.pageSize + 1 < facts.pagesMax)
    pages.push(
      get(
        step === "country" || step === "facet" ? step : "everywhere",
        nextUrl(reply, offset + requisitionList.length),
      ),
    );
  return {
    ...page,
    ...(step !== "everywhere" && total > 0 && page.leftOut === 0 && { total }),
    confirmedEmpty: requisitionList.length === 0 && pages.length === 0 && isLastPage,
    next: [
      ...pages,
      ...detailRequests(page.listings, facts.detailsMax, ({ providerListingId }) =>
        detailRequest(facts, providerListingId),
      ),
    ],
  };
}

function nextUrl(reply: ProviderReply, offset: number): string {
  return reply.request.url.replace(/,offset=\d+/, `,offset=${offset}`);
}

function toListing(
  facts: OracleFacts,
  item: z.output<typeof itemSchema>,
  reply: ProviderReply,
  query: ProviderQuery,
): Listing | null {
  const primary = readOracleLocation(item.PrimaryLocation ?? "", item.PrimaryLocationCountry);
  const places = [primary, ...item.secondaryLocations.map(({ Name }) => readOracleLocation(Name))].filter(
    (place) => place.country === "Brasil",
  );
  const place = choosePlace(places, query);
  if (!place) return null;
  const stated = readWorkMode(item.WorkplaceType ?? "") ?? readWorkMode(item.PrimaryLocation ?? "");
  const workMode = stated ?? readWorkMode(item.Title);
  return {
    providerListingId: item.Id,
    title: item.Title,
    url: new URL(facts.jobPath(item.Id), reply.url).href,
    company: facts.company,
    place,
    ...(workMode && { workMode }),
    ...(item.ShortDescriptionStr && { description: item.ShortDescriptionStr }),
    requirements: [],
    benefits: [],
    ...(item.PostedDate && { postedAt: item.PostedDate }),
    ...(workMode && !stated && { derived: ["workMode"] }),
  };
}

/** "São Paulo, São Paulo, Brazil"; the country's code stands beside it, when it does. */
function readOracleLocation(text: string, code?: string): ListingPlace {
  const country = text.split(/,| - /).at(-1)?.trim() ?? "";
  const isBrazil = code ? code.toUpperCase() === "BR" : /^bra[sz]il$/i.test(country);
  if (!isBrazil) return { country: country || code || "unknown" };
  return { ...readPlaceText(text).places[0], country: "Brasil" };
}

/** Brings the whole text; an id nobody knows any more comes back without an item. */
function parseDetail(facts: OracleFacts, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  if (isGone(reply)) return nothingOpen();
  const [item] = readJsonReply(reply, detailSchema).items;
  if (!item) return nothingOpen();
  const { card } = reply.request;
  const base = toListing(facts, item, reply, query) ?? card;
  if (!base) return nothingOpen();
  const parts = [
    item.ExternalDescriptionStr,
    item.ExternalResponsibilitiesStr,
    item.ExternalQualificationsStr,
  ];
  const description = parts.filter(Boolean).join("\n");
  const contract = readContract([item.JobSchedule, item.RequisitionType, item.ContractType].join(" "));
  const postedAt = item.ExternalPostedStartDate ?? base.postedAt;
  return settledBy(
    mergeDetail(
      card,
      {
        ...base,
        ...(contract && { contract }),
        ...(description && { description }),
        requirements: readSection(htmlToText(item.ExternalQualificationsStr ?? ""), "requirements"),
        ...(postedAt && { postedAt }),
        ...(item.ExternalPostedEndDate && { expiresAt: item.ExternalPostedEndDate }),
      },
      ["place"],
    ),
  );
}

const itemSchema = z.object({
  Id: idField,
  Title: requiredText,
  PostedDate: optionalDate,
  PrimaryLocation: optionalText,
  PrimaryLocationCountry: optionalText,
  WorkplaceType: optionalText,
  ShortDescriptionStr: optionalBody,
  secondaryLocations: z
    .array(z.object({ Name: requiredText }))
    .nullish()
    .catch(undefined)
    .transform((locations) => locations ?? []),
});

const detailItemSchema = itemSchema.extend({
  ExternalDescriptionStr: optionalBody,
  ExternalResponsibilitiesStr: optionalBody,
  ExternalQualificationsStr: optionalBody,
  JobSchedule: optionalText,
  RequisitionType: optionalText,
  ContractType: optionalText,
  ExternalPostedStartDate: optionalDate,
  ExternalPostedEndDate: optionalDate,
});

const detailSchema = z.object({ items: z.array(detailItemSchema) });

const facet = z.object({ Id: idField, Name: requiredText });

/** One item, which holds the list. */
const pageSchema = z.object({
  items: z.tuple([
    z.object({
      TotalJobsCount: z.number().int().nonnegative(),
      requisitionList: z.array(z.unknown()),
      locationsFacet: z
        .array(facet)
        .nullish()
        .catch(undefined)
        .transform((list) => list ?? []),
    }),
  ]),
});
