import type { Provider, ProviderQuery, ProviderReply, ProviderRequest } from "../provider.ts";

/** A query with the given fields only. */
export function query(asked: Partial<ProviderQuery> = {}): ProviderQuery {
  return { keywords: "", city: null, state: null, ...asked };
}

/** The reply to an adapter's first request (or to `request`) with this body; objects become JSON. */
export function replyOf(
  provider: Provider,
  body: unknown,
  changes: Partial<ProviderReply> & { asked?: ProviderQuery } = {},
): ProviderReply {
  const { asked = query(), ...rest } = changes;
  const request: ProviderRequest = rest.request ?? firstRequest(provider, asked);
  return {
    request,
    status: 200,
    url: request.url,
    contentType: typeof body === "string" ? "text/html" : "application/json",
    body: typeof body === "string" ? body : JSON.stringify(body),
    receivedAt: new Date("2026-10-10T12:00:00Z"),
    ...rest,
  };
}

function firstRequest(provider: Provider, asked: ProviderQuery): ProviderRequest {
  const [request] = provider.buildRequests(asked);
  if (!request) throw new Error(`${provider.id} builds no request`);
  return request;
}
