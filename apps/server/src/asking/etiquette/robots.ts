import { robotsTxtKeptMs } from "@vagou/contract/search/politeness";
import type { ProviderRequest } from "@vagou/providers/core/provider";
import type { Clock } from "../../clock.ts";
import type { HttpClient } from "../wire/http-client.ts";
import { readRobotsRules, type RobotsRules } from "./robots-rules.ts";

/** The name that robots.txt files may address us by. */
const productToken = "vagou";
/** A robots.txt that could not be fetched is asked for again after this. */
const failureKeptMs = 60 * 1000;

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

/** `known`: the rules as soon as they are read. */
type Rules = { expiresAtMs: number; isAllowed: Promise<RobotsRules>; known?: RobotsRules };

/**
 * Honours robots.txt: it is read once a day for each origin, for all requests together.
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
  const known = new Map<string, Rules>();
  const nowMs = () => clock.now().getTime();

  const remember = async (rules: Rules, signal: AbortSignal): Promise<void> => {
    try {
      rules.known = await rules.isAllowed;
    } catch {
      rules.expiresAtMs = signal.aborted ? 0 : nowMs() + failureKeptMs;
    }
  };

  const rulesOf = (origin: string, signal: AbortSignal): Rules => {
    const cached = known.get(origin);
    if (cached !== undefined && cached.expiresAtMs > nowMs()) return cached;
    const rules: Rules = {
      expiresAtMs: nowMs() + robotsTxtKeptMs,
      isAllowed: readRules(httpClient, origin, signal),
    };
    known.set(origin, rules);
    void remember(rules, signal);
    return rules;
  };

  return {
    check: async (providerId, { url }, signal) => {
      if (overrides.has(providerId)) return;
      const { origin, pathname, search } = new URL(url);
      const isAllowed = await rulesOf(origin, signal).isAllowed;
      if (!isAllowed(pathname + search)) throw new RobotsDisallowed(`robots.txt disallows ${pathname}`);
    },
    isKnownToAllow: (providerId, { url }) => {
      if (overrides.has(providerId)) return true;
      const { origin, pathname, search } = new URL(url);
      const rules = known.get(origin);
      return rules !== undefined && rules.expiresAtMs > nowMs() && rules.known?.(pathname + search) === true;
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
