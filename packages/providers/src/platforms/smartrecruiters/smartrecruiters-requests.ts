import type { ProviderQuery, ProviderRequest } from "../../core/provider.ts";
import { requestUrl, withParameter } from "../../core/text/request-url.ts";
import type { SmartRecruitersFacts } from "./smartrecruiters-facts.ts";

/** Asks the country's vacancies. `country` has to be two lower-case letters: other forms find nothing. */
export function listRequest(facts: SmartRecruitersFacts, query: ProviderQuery): ProviderRequest {
  const address = requestUrl(postingsAddress(facts), {
    limit: facts.pageSize,
    offset: 0,
    country: "br",
    q: query.keywords.replaceAll(/\s+/g, " ").trim(),
  });
  return get("list", address);
}

/** @returns the request for the same list, from the item at `offset` on */
export function nextPageRequest({ url }: ProviderRequest, offset: number): ProviderRequest {
  return get("list", withParameter(url, "offset", String(offset)));
}

/** Asks whether the employer has a vacancy there, in any country: the same request for every query. */
export function knownRequest(facts: SmartRecruitersFacts): ProviderRequest {
  const url = requestUrl(postingsAddress(facts), { limit: 1, offset: 0 });
  return { ...get("known", url), keepForMs: facts.knownForMs };
}

/** Asks the texts of one vacancy, which no list has. */
export function detailRequest(facts: SmartRecruitersFacts, postingId: string): ProviderRequest {
  return get("detail", `${postingsAddress(facts)}/${encodeURIComponent(postingId)}`);
}

function postingsAddress({ origin, companyId }: SmartRecruitersFacts): string {
  return `${origin}/v1/companies/${encodeURIComponent(companyId)}/postings`;
}

function get(step: "list" | "known" | "detail", url: string): ProviderRequest {
  return { step, method: "GET", url, headers: { accept: "application/json" } };
}
