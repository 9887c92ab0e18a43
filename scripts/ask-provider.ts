import { isAnswer, type Outcome } from "@vagou/contract/outcome";
import type { Listing } from "@vagou/providers/core/listing";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "@vagou/providers/core/outcome-errors";
import type {
  ParsedPage,
  Provider,
  ProviderQuery,
  ProviderReply,
  ProviderRequest,
} from "@vagou/providers/core/provider";

/** What became of asking one provider, for whoever writes its adapter. */
export type Asked = {
  outcome: Outcome;
  /** Why, when the provider failed. */
  detail: string;
  tookMs: number;
  requests: number;
  listings: Listing[];
  skipped: number;
  leftOut: number;
  total: number | null;
};

/** How a request is answered: by the network, or by a file. Rejects when nobody answers. */
export type Fetcher = (request: ProviderRequest) => Promise<ProviderReply>;

const deadlineMs = 8_000;

/** Asks the real address of a request, or the one that stands in for its origin. */
export function networkFetcher(originMap: Readonly<Record<string, string>>): Fetcher {
  return async (request) => {
    const { origin } = new URL(request.url);
    const response = await fetch(request.url.replace(origin, originMap[origin] ?? origin), {
      method: request.method,
      headers: { "user-agent": "Vagou/0.1 (+https://vagou.com.br/about)", ...request.headers },
      signal: AbortSignal.timeout(deadlineMs),
      ...(request.body !== undefined && { body: request.body }),
    });
    return {
      request,
      status: response.status,
      url: response.url,
      contentType: response.headers.get("content-type") ?? "",
      body: await response.text(),
      receivedAt: new Date(),
    };
  };
}

/**
 * Asks one provider, politely: one request at a time, at its pace, within its bound. A
 * failure is an outcome, never an exception.
 *
 * @param bounds what to ask first and how many requests to make; the adapter's own by default
 */
export async function askProvider(
  provider: Provider,
  query: ProviderQuery,
  fetcher: Fetcher,
  bounds: { requests?: readonly ProviderRequest[]; requestsMax?: number } = {},
): Promise<Asked> {
  const { requests = provider.buildRequests(query), requestsMax = provider.requestsMax } = bounds;
  const startedAt = performance.now();
  const pending = [...requests];
  const pages: ParsedPage[] = [];
  let failure: { outcome: Outcome; detail: string } | null = null;
  let asked = 0;
  while (pending.length > 0 && asked < requestsMax && !failure) {
    const request = pending.shift();
    if (!request) break;
    if (asked > 0) await pause(provider.paceMs);
    asked += 1;
    try {
      const page = provider.parseReply(await fetcher(request), query);
      pages.push(page);
      pending.push(...page.next);
    } catch (error) {
      failure = describeFailure(error);
    }
  }
  const listings = new Map(
    pages.flatMap((page) => page.listings).map((listing) => [listing.providerListingId, listing]),
  );
  const sum = (count: (page: ParsedPage) => number) => pages.reduce((all, page) => all + count(page), 0);
  return {
    ...(failure && listings.size === 0 ? failure : settle(pages, listings.size, pending.length)),
    tookMs: Math.round(performance.now() - startedAt),
    requests: asked,
    listings: [...listings.values()],
    skipped: sum((page) => page.skipped),
    leftOut: sum((page) => page.leftOut),
    total: pages[0]?.total ?? null,
  };
}

/** Empty only when nothing was left to ask and every page that led no further says so. */
function settle(
  pages: readonly ParsedPage[],
  found: number,
  unasked: number,
): { outcome: Outcome; detail: string } {
  if (found > 0) return { outcome: "answered", detail: "" };
  const ends = pages.filter((page) => page.next.length === 0);
  if (unasked === 0 && ends.every((page) => page.confirmedEmpty)) return { outcome: "empty", detail: "" };
  return { outcome: "changed", detail: "nothing that fits, and the provider does not say it has nothing" };
}

function describeFailure(error: unknown): { outcome: Outcome; detail: string } {
  const detail = error instanceof Error ? error.message : "unknown";
  if (error instanceof ProviderBlocked) return { outcome: "blocked", detail };
  if (error instanceof ProviderChanged) return { outcome: "changed", detail };
  if (error instanceof ProviderUnavailable) return { outcome: "unavailable", detail };
  if (error instanceof Error && error.name === "TimeoutError") return { outcome: "timeout", detail };
  // `fetch` wraps what the network says; anything else is a bug of ours and should be seen.
  if (error instanceof TypeError && error.cause instanceof Error)
    return { outcome: "unavailable", detail: `${detail}: ${error.cause.message}` };
  throw error;
}

/** @returns true when the provider did its part. */
export function succeeded(asked: Asked): boolean {
  return isAnswer(asked.outcome);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
