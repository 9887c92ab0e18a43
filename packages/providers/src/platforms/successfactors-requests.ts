import type { ProviderQuery, ProviderRequest } from "../core/provider.ts";
import { requestUrl } from "../core/request-url.ts";
import type { SuccessFactorsFacts } from "./successfactors-facts.ts";

/** The list, and the feed beside it where it is used. */
export function firstRequests(facts: SuccessFactorsFacts, query: ProviderQuery): ProviderRequest[] {
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

export function get(step: "list" | "feed" | "detail", url: string): ProviderRequest {
  const accept = step === "feed" ? "application/rss+xml,text/xml" : "text/html";
  return { step, method: "GET", url, headers: { accept, "accept-language": "pt-BR,pt;q=0.9,en;q=0.5" } };
}
