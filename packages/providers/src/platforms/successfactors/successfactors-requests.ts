import type { ProviderQuery, ProviderRequest } from "../../core/provider.ts";
import { requestUrl } from "../../core/text/request-url.ts";
import type { SuccessFactorsFacts } from "./successfactors-facts.ts";

/** The list, and the feed beside it where it is used. */
export function firstRequests(facts: SuccessFactorsFacts, query: ProviderQuery): ProviderRequest[] {
  return [listRequest(facts, query, facts.place), ...feedRequests(facts, query)];
}

export function listRequest(
  { origin, locale }: SuccessFactorsFacts,
  query: ProviderQuery,
  place: Readonly<Record<string, string>>,
): ProviderRequest {
  const list = requestUrl(`${origin}/search/`, {
    q: keywordsOf(query),
    ...place,
    locale,
    sortColumn: "referencedate",
    sortDirection: "desc",
    startrow: 0,
  });
  return get("list", list);
}

function feedRequests(
  { origin, locale, place, feed, feedKeptMs }: SuccessFactorsFacts,
  query: ProviderQuery,
): ProviderRequest[] {
  if (feed === "none") return [];
  if (feed === "whole") return [{ ...get("feed", origin + wholeFeedPath), keepForMs: feedKeptMs }];
  const keywords = keywordsOf(query);
  const newest = requestUrl(`${origin}/services/rss/job/`, {
    locale,
    keywords: keywords === "" ? "" : `(${keywords})`,
    ...place,
  });
  return [get("feed", newest)];
}

/** The feed's name really is spelt so. It takes no parameters, so the reader of the feed compares the keywords. */
export const wholeFeedPath = "/sitemal.xml";

function keywordsOf({ keywords }: ProviderQuery): string {
  return keywords.replaceAll(/\s+/g, " ").trim();
}

export function get(step: "list" | "feed" | "detail", url: string): ProviderRequest {
  const accept = step === "feed" ? "application/rss+xml,text/xml" : "text/html";
  return { step, method: "GET", url, headers: { accept, "accept-language": "pt-BR,pt;q=0.9,en;q=0.5" } };
}
