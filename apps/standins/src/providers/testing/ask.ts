import type { Listing } from "@vagou/providers/core/listing";
import type { Provider, ProviderQuery, ProviderRequest } from "@vagou/providers/core/provider";
import { providers } from "@vagou/providers/index";
import type { OriginMap } from "../index.ts";

export function getProvider(id: string): Provider {
  const provider = providers.find((candidate) => candidate.id === id);
  if (!provider) throw new Error(`no adapter ${id}`);
  return provider;
}

/** Asks an adapter's requests over real HTTP, only the origin exchanged, until nothing is left to ask. */
export async function ask(
  provider: Provider,
  asked: Partial<ProviderQuery>,
  originMap: OriginMap,
): Promise<{ listings: Listing[]; requests: number; skipped: number; confirmedEmpty: boolean }> {
  const query: ProviderQuery = { keywords: "", city: null, state: null, ...asked };
  const pending: ProviderRequest[] = [...provider.buildRequests(query)];
  const found = new Map<string, Listing>();
  let requests = 0;
  let skipped = 0;
  let confirmedEmpty = true;
  for (let request = pending.shift(); request; request = pending.shift()) {
    requests += 1;
    const { origin } = new URL(request.url);
    const url = request.url.replace(origin, originMap[origin] ?? "nowhere:");
    const response = await fetch(url, { headers: request.headers });
    const page = provider.parseReply(
      {
        request,
        status: response.status,
        url: response.url,
        contentType: response.headers.get("content-type") ?? "",
        body: await response.text(),
        receivedAt: new Date(),
      },
      query,
    );
    // A card that its details take back is gone.
    if (request.card && page.listings.length === 0) found.delete(request.card.providerListingId);
    for (const listing of page.listings) found.set(listing.providerListingId, listing);
    skipped += page.skipped;
    // What only leads on says nothing of it.
    if (page.next.length === 0) confirmedEmpty &&= page.confirmedEmpty;
    pending.push(...page.next);
  }
  return { listings: [...found.values()], requests, skipped, confirmedEmpty };
}
