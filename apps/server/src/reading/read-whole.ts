import type { Provider, ProviderQuery, ProviderReply } from "@vagou/providers/core/provider";
import { joinPages } from "./join-pages.ts";
import type { WholePage } from "./reader.ts";
import { readPage } from "./read-page.ts";
import { toPostings } from "./to-postings.ts";

/** Pure: reads a reply that may be the whole answer. @throws as `readPage` */
export function readWhole(provider: Provider, reply: ProviderReply, query: ProviderQuery): WholePage {
  const page = readPage(provider, reply, query);
  if (page.next.length > 0 || page.listings.length === 0) return { page, postings: null };
  const listings = joinPages(provider, [{ request: reply.request, page }]);
  return { page: { ...page, listings: [] }, postings: toPostings(provider, listings, query) };
}
