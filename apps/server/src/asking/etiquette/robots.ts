import { robotsTxtKeptMs } from "@vagou/contract/search/politeness";
import type { ProviderRequest } from "@vagou/providers/core/provider";
import type { Clock } from "../../clock.ts";
import { createSingleFlight } from "../single-flight.ts";
import type { HttpClient } from "../wire/http-client.ts";
import { readRobotsRules, type RobotsRules } from "./robots-rules.ts";

/** The name that robots.txt files may address us by. */
const productToken = "vagou";
/** A robots.txt that could not be fetched is asked for again after this. */
const failureKeptMs = 60 * 1000;
/** Longer than one question waits for it: a file that never comes must not be waited for by one question after the other. */
const readMsMax = 16 * 1000;

/** A portal's robots.txt forbids the address. */
export class RobotsDisallowed extends Error {
  override readonly name = "RobotsDisallowed";
}

/** A portal's robots.txt could not be fetched, so everything counts as forbidden (RFC 9309, 2.3.1.4). */
export class RobotsUnreachable extends Error {
  override readonly name = "RobotsUnreachable";
}

export type Robots = {
  /**
   * @throws {RobotsDisallowed} {RobotsUnreachable}
   * @throws the signal's reason when it is aborted
   */
  check(providerId: string, request: ProviderRequest, signal: AbortSignal): Promise<void>;
  /** @returns whether `check` would allow the request without asking the portal */
  isKnownToAllow(providerId: string, request: ProviderRequest): boolean;
};

/** What was read last: the rules, or why they could not be read. */
type Read = { atMs: number; keptMs: number } & ({ isAllowed: RobotsRules } | { failure: unknown });

/**
 * Honours robots.txt: it is read once a day for each origin, for all requests together. The reading ends early only when
 * every question that waits for it is given up.
 * @param overrides provider id → why its robots.txt is not honoured, in the operator's words
 */
export function createRobots({
  httpClient,
  clock,
  overrides,
}: {
  httpClient: HttpClient;
  clock: Clock;
  overrides: ReadonlyMap<string, string>;
}): Robots {
  const known = new Map<string, Read>();
  const flights = createSingleFlight<RobotsRules>();
  const nowMs = () => clock.now().getTime();

  const findKnown = (origin: string): Read | undefined => {
    const read = known.get(origin);
    if (read === undefined) return undefined;
    const agoMs = nowMs() - read.atMs;
    // Below 0 where the clock was set back.
    return agoMs >= 0 && agoMs < read.keptMs ? read : undefined;
  };

  const readAnew = async (origin: string, shared: AbortSignal): Promise<RobotsRules> => {
    try {
      const signal = AbortSignal.any([shared, AbortSignal.timeout(readMsMax)]);
      const isAllowed = await readRules(httpClient, origin, signal);
      known.set(origin, { atMs: nowMs(), keptMs: robotsTxtKeptMs, isAllowed });
      return isAllowed;
    } catch (failure) {
      if (!shared.aborted) known.set(origin, { atMs: nowMs(), keptMs: failureKeptMs, failure });
      throw failure;
    }
  };

  return {
    check: async (providerId, { url }, signal) => {
      if (overrides.has(providerId)) return;
      const { origin, pathname, search } = new URL(url);
      const read = findKnown(origin);
      if (read !== undefined && "failure" in read) throw read.failure;
      const isAllowed =
        read?.isAllowed ?? (await flights.join(origin, signal, (shared) => readAnew(origin, shared)));
      if (!isAllowed(pathname + search)) throw new RobotsDisallowed(`robots.txt disallows ${pathname}`);
    },
    isKnownToAllow: (providerId, { url }) => {
      if (overrides.has(providerId)) return true;
      const { origin, pathname, search } = new URL(url);
      const read = findKnown(origin);
      return read !== undefined && "isAllowed" in read && read.isAllowed(pathname + search);
    },
  };
}

async function readRules(httpClient: HttpClient, origin: string, signal: AbortSignal): Promise<RobotsRules> {
  const address = `${origin}/robots.txt`;
  const reply = await httpClient.fetchReply(
    { url: address, method: "GET", headers: {}, step: "robots" },
    signal,
  );
  // No such file, or none for us: everything is allowed (RFC 9309, 2.3.1.3).
  if (reply.status >= 400 && reply.status < 500) return () => true;
  if (reply.status !== 200) throw new RobotsUnreachable(`robots.txt answered ${reply.status}`);
  return readRobotsRules(reply.body, productToken);
}
