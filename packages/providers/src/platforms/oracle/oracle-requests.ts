import type { ProviderQuery, ProviderReply, ProviderRequest } from "../../core/provider.ts";
import type { OracleFacts } from "./oracle-facts.ts";

/** `country` asks by the country's name, `everywhere` without a place, `facet` by the country's id. */
type ListStep = "country" | "everywhere" | "facet";

const facets =
  "LOCATIONS;WORK_LOCATIONS;WORKPLACE_TYPES;TITLES;CATEGORIES;ORGANIZATIONS;POSTING_DATES;FLEX_FIELDS";

/** The first page by the country's name, at the other address of the site when the first fails. */
export function firstRequest(facts: OracleFacts, query: ProviderQuery): ProviderRequest {
  const at = (origin: string) => listRequest(facts, origin, query, "country", `location=${facts.location}`);
  return { ...at(facts.origin), ...(facts.otherOrigin && { fallback: at(facts.otherOrigin) }) };
}

/**
 * The finder is one parameter with a syntax of its own: commas and semicolons separate, values are escaped.
 *
 * @param origin the address of the site that answers
 */
export function listRequest(
  facts: OracleFacts,
  origin: string,
  query: ProviderQuery,
  step: ListStep,
  place: string,
): ProviderRequest {
  const keyword = query.keywords.replaceAll(/[,;"\s]+/g, " ").trim();
  const finder = [
    `siteNumber=${facts.siteNumber}`,
    `facetsList=${encodeURIComponent(facets)}`,
    `limit=${facts.pageSize}`,
    "offset=0",
    ...(keyword ? [`keyword=${encodeURIComponent(keyword)}`] : []),
    ...(place ? [place] : []),
    "sortBy=POSTING_DATES_DESC",
  ].join(",");
  return get(
    step,
    `${origin}/hcmRestApi/resources/latest/recruitingCEJobRequisitions?onlyData=true` +
      `&expand=requisitionList.secondaryLocations,flexFieldsFacet.values&finder=findReqs;${finder}`,
  );
}

export function detailRequest(facts: OracleFacts, origin: string, id: string): ProviderRequest {
  return get(
    "detail",
    `${origin}/hcmRestApi/resources/latest/recruitingCEJobRequisitionDetails?expand=all&onlyData=true` +
      `&finder=ById;Id=%22${encodeURIComponent(id)}%22,siteNumber=${facts.siteNumber}`,
  );
}

function get(step: ListStep | "detail", url: string): ProviderRequest {
  return { step, method: "GET", url, headers: { accept: "application/json" } };
}

/** The same list, from the item at `offset` on. */
export function nextPageRequest({ request }: ProviderReply, offset: number): ProviderRequest {
  const step = request.step === "country" || request.step === "facet" ? request.step : "everywhere";
  return get(step, request.url.replace(/,offset=\d+/, `,offset=${offset}`));
}
