import type { ProviderQuery, ProviderRequest } from "../core/provider.ts";
import { requestUrl, withParameter } from "../core/request-url.ts";
import type { SmartRecruitersFacts } from "./smartrecruiters-facts.ts";

/** The country's own vacancies. `country` wants two small letters: others find nothing. */
export function listRequest(facts: SmartRecruitersFacts, query: ProviderQuery): ProviderRequest {
  const address = requestUrl(postingsAddress(facts), {
    limit: facts.pageSize,
    offset: 0,
    country: "br",
    q: query.keywords.replaceAll(/\s+/g, " ").trim(),
  });
  return get("list", address);
}

/** @returns the same list from another item on */
export function nextPageRequest({ url }: ProviderRequest, offset: number): ProviderRequest {
  return get("list", withParameter(url, "offset", String(offset)));
}

/** Whether the employer has any vacancy there, in whatever country: the same for every question. */
export function knownRequest(facts: SmartRecruitersFacts): ProviderRequest {
  const url = requestUrl(postingsAddress(facts), { limit: 1, offset: 0 });
  return { ...get("known", url), keepForMs: facts.knownForMs };
}

/** The texts of one vacancy, which no list carries. */
export function detailRequest(facts: SmartRecruitersFacts, postingId: string): ProviderRequest {
  return get("detail", `${postingsAddress(facts)}/${encodeURIComponent(postingId)}`);
}

function postingsAddress({ origin, companyId }: SmartRecruitersFacts): string {
  return `${origin}/v1/companies/${encodeURIComponent(companyId)}/postings`;
}

function get(step: "list" | "known" | "detail", url: string): ProviderRequest {
  return { step, method: "GET", url, headers: { accept: "application/json" } };
}
