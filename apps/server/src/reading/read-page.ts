import { ProviderChanged } from "@vagou/providers/core/outcome-errors";
import type { ParsedPage, Provider, ProviderQuery, ProviderReply } from "@vagou/providers/core/provider";

/** Ten times the largest page that an adapter asks for. */
const listingsMax = 1_000;

/** @throws as `parseReply`, and {ProviderChanged} for more than `listingsMax` vacancies */
export function readPage(provider: Provider, reply: ProviderReply, query: ProviderQuery): ParsedPage {
  const page = provider.parseReply(reply, query);
  if (page.listings.length > listingsMax)
    throw new ProviderChanged(`${page.listings.length} vacancies in one reply`);
  return page;
}
