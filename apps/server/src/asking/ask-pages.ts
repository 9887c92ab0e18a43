import { ProviderUnavailable } from "@vagou/providers/core/outcome-errors";
import type { Provider, ProviderQuery, ProviderReply, ProviderRequest } from "@vagou/providers/core/provider";
import { ReaderBusy, type Postings, type Reader, type WholePage } from "../reading/reader.ts";
import type { Purpose } from "../tasks/fair-queue.ts";
import type { FetchedAnswer } from "./answer.ts";
import type { SendRequest } from "./send-request.ts";
import type { ReadPage } from "../reading/collect-listings.ts";
import type { KeptReplies } from "./kept-replies/kept-replies.ts";
import type { FetchedReply } from "./wire/http-client.ts";
import type { ProviderTime } from "./provider-time.ts";
import { alternativeRequests, type Failure } from "./count-failures.ts";

/** The results of a question's requests, in the order in which they came. */
export type AskedPages = Pick<FetchedAnswer, "requestCount" | "notBefore" | "firstReply" | "offending"> & {
  read: ReadPage[];
  /** The postings, when one page is the whole answer; its listings are left out then. */
  postings: Postings | null;
  failures: Failure[];
  /** The origin of each address that was asked → the further requests there that the answer waited for. */
  needs: Map<string, { further: number }>;
};

export type PageParts = { sendRequest: SendRequest; reader: Reader; keptReplies: KeptReplies };

/**
 * Makes a question's first requests in parallel, and the requests that their pages lead to as soon as a page is read:
 * each request once, and no more than the adapter's `requestsMax`. A request that fails is one of `failures`, and may
 * be repeated at the portal's other address.
 * @param person whose place in our line the requests take
 * @param forgetsReplies whether a reply is needed no more when all of its postings are made
 * @param signal ends all requests; the pages that came before are still returned
 */
export async function askPages(
  { sendRequest, reader, keptReplies }: PageParts,
  { provider, query, first }: { provider: Provider; query: ProviderQuery; first: readonly ProviderRequest[] },
  {
    person,
    time,
    signal,
    forgetsReplies,
  }: { person: string; time: ProviderTime; signal: AbortSignal; forgetsReplies: boolean },
): Promise<AskedPages> {
  const asked: AskedPages = {
    read: [],
    postings: null,
    failures: [],
    requestCount: 0,
    notBefore: null,
    needs: new Map(),
    firstReply: null,
    offending: null,
  };
  const purpose = (): Purpose => {
    if (asked.read.some(({ page }) => page.listings.length > 0)) return "adds";
    const hasBegun = asked.read.length + asked.failures.length > 0;
    return hasBegun && !time.isAtProvider() ? "finishes" : "needed";
  };

  const read = async (request: ProviderRequest, reply: ProviderReply): Promise<WholePage> =>
    first.length === 1 && first[0] === request
      ? reader.readWhole(provider, reply, query, { person, signal })
      : { page: await reader.readPage(provider, reply, query, { person, signal }), postings: null };

  const readKept = async (request: ProviderRequest): Promise<WholePage | undefined> => {
    const kept = await keptReplies.find(provider.id, request);
    if (kept === undefined) return undefined;
    try {
      return await read(request, kept);
    } catch {
      // The kept reply may be older than the adapter: then the portal is asked again.
      return undefined;
    }
  };

  const readAnew = async (request: ProviderRequest): Promise<WholePage> => {
    const { origin } = new URL(request.url);
    const isFurther = asked.needs.has(origin);
    const needs = asked.needs.getOrInsertComputed(origin, () => ({ further: 0 }));
    const ticket = { person, isFurther, purpose, needs };
    const { reply } = await sendRequest(provider, request, signal, time, ticket);
    asked.notBefore = reply.notBefore ?? asked.notBefore;
    try {
      const whole = await read(request, reply);
      if (whole.postings !== null && forgetsReplies) forget(request, reply);
      else if (whole.postings !== null || whole.page.listings.length > 0) asked.firstReply ??= reply;
      return whole;
    } catch (cause) {
      if (!signal.aborted && isUnreadable(cause)) asked.offending ??= { reply, cause };
      throw cause;
    }
  };

  /** @returns the next requests */
  const follow = async (request: ProviderRequest): Promise<readonly ProviderRequest[]> => {
    try {
      let whole = await readKept(request);
      if (whole === undefined) {
        signal.throwIfAborted();
        if (asked.requestCount === provider.requestsMax) return [];
        asked.requestCount += 1;
        whole = await readAnew(request);
      }
      asked.read.push({ request, page: whole.page });
      asked.postings = whole.postings;
      return whole.page.next;
    } catch (cause) {
      const failure = { request, cause };
      asked.failures.push(failure);
      return alternativeRequests(failure);
    }
  };

  await followAll(first, follow);
  return asked;
}

/** A reply that serves every question may be read for others at the same moment. */
function forget({ keepForMs }: ProviderRequest, reply: FetchedReply): void {
  if (keepForMs === undefined && "forget" in reply) reply.forget();
}

/** Whether a reply is worth keeping: it was received, and its adapter did not understand it. */
export function isUnreadable(cause: unknown): cause is Error {
  return cause instanceof Error && !(cause instanceof ProviderUnavailable || cause instanceof ReaderBusy);
}

async function followAll(
  first: readonly ProviderRequest[],
  follow: (request: ProviderRequest) => Promise<readonly ProviderRequest[]>,
): Promise<void> {
  const seen = new Set<string>();
  const start = async (requests: readonly ProviderRequest[]): Promise<void> => {
    const fresh = requests.filter((request) => {
      const key = `${request.method} ${request.url} ${request.body ?? ""}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    await Promise.all(fresh.map(async (request) => start(await follow(request))));
  };
  await start(first);
}
