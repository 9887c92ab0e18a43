import type { Listing } from "@vagou/providers/core/listing";
import type { Asker, Provider, ProviderQuery, ProviderRequest } from "@vagou/providers/core/provider";
import { providers } from "@vagou/providers/index";
import type { OriginMap } from "../index.ts";

export function getProvider(id: string): Provider {
  const provider = providers.find((candidate) => candidate.id === id);
  if (!provider) throw new Error(`no adapter ${id}`);
  return provider;
}

/** An invented person, with a key for each of the provider's credentials. */
export function askerFor({ credentials }: Provider): Asker {
  return {
    ip: "203.0.113.7",
    userAgent: "Mozilla/5.0 (a test)",
    pageUrl: "https://vagou.example/jobs",
    credentials: Object.fromEntries((credentials ?? []).map((name) => [name, "any key"])),
  };
}

/**
 * Sends an adapter's requests over real HTTP, with only the origin replaced, until no request is left or
 * `requestsMax` is reached. Details replace their cards.
 *
 * @param at sends only the first requests to this origin of the portal, which may be its fallback address
 */
export async function ask(
  provider: Provider,
  asked: Partial<ProviderQuery>,
  originMap: OriginMap,
  at?: string,
): Promise<{ listings: Listing[]; requests: number; skipped: number; confirmedEmpty: boolean }> {
  const query: ProviderQuery = { keywords: "", city: null, state: null, ...asked };
  const first = provider.buildRequests(query, askerFor(provider));
  const pending: ProviderRequest[] = at === undefined ? [...first] : requestsAt(first, at);
  const found = new Map<string, Listing>();
  let requests = 0;
  let skipped = 0;
  /** `confirmedEmpty` of the lists: replies that only lead to other requests, and details, do not count. */
  const ends: boolean[] = [];
  const seen = new Set<string>();
  const isStandIn = (origin: string) => Object.values(originMap).includes(origin);
  for (let request = pending.shift(); request && requests < provider.requestsMax; request = pending.shift()) {
    requests += 1;
    const { origin } = new URL(request.url);
    const url = request.url.replace(origin, originMap[origin] ?? (isStandIn(origin) ? origin : "nowhere:"));
    const { method, headers, body } = request;
    const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) });
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
    if (request.card && page.leftOut > 0) found.delete(request.card.providerListingId);
    for (const listing of page.listings) found.set(listing.providerListingId, listing);
    skipped += page.skipped;
    if (!request.card && page.next.length === 0) ends.push(page.confirmedEmpty);
    const { next } = page;
    pending.push(...next.filter(({ url }) => !seen.has(url)));
    for (const { url } of next) seen.add(url);
  }
  const confirmedEmpty = ends.length > 0 && ends.every((isConfirmed) => isConfirmed);
  const listings = provider.joinListings?.([...found.values()]) ?? [...found.values()];
  return { listings: [...listings], requests, skipped, confirmedEmpty };
}

/** @returns those of the first requests that go to an origin, directly or as a fallback */
export function requestsAt(requests: readonly ProviderRequest[], origin: string): ProviderRequest[] {
  return requests
    .flatMap((request) => [request, ...(request.fallback ? [request.fallback] : [])])
    .filter(({ url }) => new URL(url).origin === origin);
}
