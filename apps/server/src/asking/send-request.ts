import type { Provider, ProviderQuery, ProviderRequest } from "@vagou/providers/core/provider";
import type { Ticket } from "../tasks/fair-queue.ts";
import { hostPaceOf } from "./etiquette/host-line.ts";
import type { ProviderLines } from "./etiquette/provider-lines.ts";
import type { Robots } from "./etiquette/robots.ts";
import type { KeptReplies } from "./kept-replies/kept-replies.ts";
import type { Reader, ReadingTurn } from "../reading/reader.ts";
import type { FetchedReply, HttpClient } from "./wire/http-client.ts";
import { requireOwnAddress } from "./own-address.ts";
import { createProviderTime, type ProviderTime, type TimeLimits } from "./provider-time.ts";
import { createSingleFlight } from "./single-flight.ts";

/** `whyNotKept`: why a reply that serves every question was not kept; null when it was, or serves one question only. */
export type PortalReply = { reply: FetchedReply; whyNotKept: unknown };

/**
 * Makes one request if robots.txt allows it, at its turn in our line.
 * @param time of the question that asks; the wait for a turn is not counted as the portal's
 * @param ticket the request's place in our line
 * @throws {AddressRefused} {RobotsDisallowed} {RobotsUnreachable} {ReplyTooLarge} {BadRedirect} {ProviderTimeout} {LineTooLong}
 * @throws any network error; the signal's reason when it is aborted
 */
export type SendRequest = (
  provider: Provider,
  request: ProviderRequest,
  signal: AbortSignal,
  time: ProviderTime,
  ticket: Ticket,
) => Promise<PortalReply>;

export type PortalParts = {
  httpClient: HttpClient;
  lines: ProviderLines;
  robots: Robots;
  reader: Reader;
  keptReplies: KeptReplies;
  limits: TimeLimits;
  /** A portal's origin → the origin of its stand-in. Empty when the real portals are asked. */
  originMap: ReadonlyMap<string, string>;
};

/** A reply that serves every question is kept; questions that need it at the same time share one request. */
export function createSendRequest(parts: PortalParts): SendRequest {
  const { httpClient, lines, robots, reader, keptReplies, limits, originMap } = parts;
  const flights = createSingleFlight<PortalReply>();

  const send: (...asked: Parameters<SendRequest>) => Promise<FetchedReply> = async (
    provider,
    request,
    signal,
    time,
    ticket,
  ) => {
    await time.atProvider(() => robots.check(provider.id, request, signal));
    const leaveLine = time.enterLine();
    try {
      return await lines.pass(hostPaceOf(request.url, provider), ticket, signal, () => {
        leaveLine();
        return time.atProvider(() => httpClient.fetchReply(request, signal));
      });
    } finally {
      leaveLine();
    }
  };

  const sendAndKeep: SendRequest = async (provider, request, signal, time, ticket) => {
    const reply = await send(provider, request, signal, time, ticket);
    const whyNotKept = await findFault(reader, provider, reply, { person: ticket.person, signal });
    if (whyNotKept === null) await keptReplies.keep(provider.id, reply);
    return { reply, whyNotKept };
  };

  /** A request that several questions wait for has a time limit of its own. */
  const sendShared = async (
    provider: Provider,
    request: ProviderRequest,
    shared: AbortSignal,
    ticket: Ticket,
  ) => {
    const time = createProviderTime(limits);
    try {
      return await sendAndKeep(provider, request, AbortSignal.any([shared, time.signal]), time, ticket);
    } finally {
      time.stop();
    }
  };

  return async (provider, request, signal, time, ticket) => {
    requireOwnAddress(provider, request.url, originMap);
    if (request.keepForMs === undefined)
      return { reply: await send(provider, request, signal, time, ticket), whyNotKept: null };
    // The person waits in our line for the shared request, too; without this a question could wait for each anew.
    const leaveLine = time.enterLine();
    try {
      return await flights.join(`${provider.id} ${request.url}`, signal, (shared) =>
        sendShared(provider, request, shared, ticket),
      );
    } finally {
      leaveLine();
    }
  };
}

/** Only a reply that its adapter can read is kept; a captcha page with status 200 is not. @returns null: keep it */
async function findFault(
  reader: Reader,
  provider: Provider,
  reply: FetchedReply,
  turn: ReadingTurn,
): Promise<unknown> {
  if (reply.status !== 200) return new Error(`status ${reply.status}`);
  try {
    await reader.readPage(provider, reply, anyQuery, turn);
    return null;
  } catch (error) {
    return error;
  }
}

/** A reply that serves every question can be read, or not, with any query; so this one is enough. */
const anyQuery: ProviderQuery = { keywords: "", city: null, state: null };
