import { requestsAtOnceMax } from "@vagou/contract/search/politeness";
import type { ProviderReply, ProviderRequest } from "@vagou/providers/core/provider";
import { Agent, errors, type Dispatcher } from "undici";
import type { Clock } from "../../clock.ts";
import { refuseInsideTransaction } from "../../db/connections/inside-transaction.ts";
import { receivedReply, type ReceivedReply } from "../../reading/received-reply.ts";
import { AddressRefused, guardedLookup, isPublicHost } from "./guard-address.ts";
import { readBody } from "./read-body.ts";

const redirectsMax = 5;
const connectTimeoutMs = 3_000;
const retryAfterMaxMs = 24 * 60 * 60 * 1000;

/** Thrown when a portal redirects too often, or to an address that is not http(s). */
export class BadRedirect extends Error {
  override readonly name = "BadRedirect";
}

/** `notBefore`: when the portal wants to be asked again (`Retry-After`), or null. */
export type FetchedReply = (ProviderReply | ReceivedReply) & { notBefore: Date | null };

export type HttpClient = {
  /** @throws any network error; the signal's reason when it is aborted */
  fetchReply(request: ProviderRequest, signal: AbortSignal): Promise<FetchedReply>;
  close(): Promise<void>;
};

export type HttpClientOptions = {
  clock: Clock;
  /** Names the product and an address with more about it. */
  userAgent: string;
  /** A portal's origin → the origin of its stand-in. Empty when the real portals are asked. */
  originMap: ReadonlyMap<string, string>;
  /** Only stand-ins are asked; a redirect to another address is refused. */
  standInsOnly: boolean;
};

/** Asks portals over HTTP: bounds each reply, follows redirects and checks their targets. */
export function createHttpClient({
  clock,
  userAgent,
  originMap,
  standInsOnly,
}: HttpClientOptions): HttpClient {
  const localHosts = new Set([...originMap.values()].map((origin) => new URL(origin).host));
  const localNames = new Set([...originMap.values()].map((origin) => new URL(origin).hostname));
  const agent = new Agent({
    allowH2: true,
    keepAliveTimeout: 30_000,
    connect: { timeout: connectTimeoutMs, lookup: guardedLookup(localNames) },
    maxHeaderSize: 32 * 1024,
  });

  const send = (
    url: URL,
    request: ProviderRequest,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> => {
    if (url.protocol !== "https:" && url.protocol !== "http:")
      throw new BadRedirect(`${url.protocol} is not http`);
    // A stand-in's name is resolved to this machine, on which only its own port is the stand-in.
    const isPublic = isPublicHost(url.hostname) && !localNames.has(url.hostname);
    if (!localHosts.has(url.host) && (standInsOnly || !isPublic)) {
      throw new AddressRefused(`${url.host} must not be asked`);
    }
    return agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: request.method,
      headers: { "user-agent": userAgent, "accept-encoding": "gzip, br", ...request.headers },
      body: request.body ?? null,
      signal,
    });
  };

  /** Sends a request, once more for each kept connection that it met at its end. */
  const sendUntilHeard: typeof send = async (url, request, signal) => {
    for (let met = 0; ; met += 1) {
      try {
        return await send(url, request, signal);
      } catch (error) {
        const isLast = request.method !== "GET" || met === requestsAtOnceMax;
        if (isLast || !wasKeptConnection(error)) throw error;
      }
    }
  };

  return {
    fetchReply: async (request, signal) => {
      refuseInsideTransaction("a portal is asked");
      let url = standInFor(new URL(request.url), originMap);
      let asking = request;
      for (let redirects = 0; ; redirects++) {
        const response = await sendUntilHeard(url, asking, signal);
        const location = response.headers["location"];
        if (!isRedirect(response.statusCode) || typeof location !== "string") {
          return readReply(request, url, response, clock);
        }
        await response.body.dump();
        if (redirects === redirectsMax) throw new BadRedirect("too many redirects");
        const next = standInFor(new URL(location, url), originMap);
        asking = afterRedirect(asking, response.statusCode, next.origin === url.origin);
        url = next;
      }
    },
    close: () => agent.close(),
  };
}

/**
 * Whether a request failed because its portal closed the connection, and that connection had brought answers before: a
 * portal may end an idle connection while a request is on its way. It did not work on it, so it may be asked again (RFC
 * 9112, 9.3.1), as browsers do. A portal that closes a new connection means it.
 */
function wasKeptConnection(error: unknown): boolean {
  return error instanceof errors.SocketError && (error.socket?.bytesRead ?? 0) > 0;
}

/** A stand-in has the portal's paths under its own origin. */
function standInFor(url: URL, originMap: ReadonlyMap<string, string>): URL {
  const origin = originMap.get(url.origin);
  return origin === undefined ? url : new URL(url.pathname + url.search, origin);
}

/**
 * The request after a redirect, as browsers make it: a POST becomes a GET (RFC 9110, 15.4.3 and 15.4.4) except after
 * 307 and 308 to the same origin. Another origin gets no header but `Accept*`, so no key of ours.
 */
function afterRedirect(request: ProviderRequest, status: number, isSameOrigin: boolean): ProviderRequest {
  const { body: _form, ...rest } = request;
  const keepsForm = status === 307 || status === 308;
  const headers = isSameOrigin
    ? request.headers
    : Object.fromEntries(Object.entries(request.headers).filter(([name]) => /^accept/i.test(name)));
  if (keepsForm && isSameOrigin) return { ...request, headers };
  return { ...rest, headers, method: "GET" };
}

function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}

async function readReply(
  request: ProviderRequest,
  url: URL,
  response: Dispatcher.ResponseData,
  clock: Clock,
): Promise<FetchedReply> {
  const bytes = await readBody(response);
  const receivedAt = clock.now();
  const facts = {
    request,
    status: response.statusCode,
    url: url.href,
    contentType: String(response.headers["content-type"] ?? ""),
    receivedAt,
    notBefore: readRetryAfter(response.headers["retry-after"], receivedAt),
  };
  return receivedReply(facts, bytes);
}

/** Seconds or an HTTP date (RFC 9110, 10.2.3); at most a day is accepted. */
function readRetryAfter(header: string | string[] | undefined, at: Date): Date | null {
  if (typeof header !== "string") return null;
  const instant = /^\d+$/.test(header.trim()) ? at.getTime() + Number(header) * 1000 : Date.parse(header);
  if (Number.isNaN(instant) || instant <= at.getTime()) return null;
  return new Date(Math.min(instant, at.getTime() + retryAfterMaxMs));
}
