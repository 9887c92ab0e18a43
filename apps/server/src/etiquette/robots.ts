import type { ProviderRequest } from "@vagou/providers/core/provider";
import robotsParser from "robots-parser";
import type { HttpClient } from "../searches/http-client.ts";

/** The name that robots.txt files may address us by. */
const productToken = "Vagou";
const keptMs = 24 * 60 * 60 * 1000;
/** A robots.txt that could not be had is asked for again soon. */
const failureKeptMs = 60 * 1000;

/** A portal's robots.txt does not want the address to be asked. */
export class RobotsDisallowed extends Error {
  override readonly name = "RobotsDisallowed";
}

/** A portal's robots.txt could not be had: nobody knows what it wants (RFC 9309, 2.3.1.4). */
export class RobotsUnreachable extends Error {
  override readonly name = "RobotsUnreachable";
}

export type Robots = {
  /**
   * @throws {RobotsDisallowed} {RobotsUnreachable}
   * @throws the signal's reason when it is aborted
   */
  check(providerId: string, request: ProviderRequest, signal: AbortSignal): Promise<void>;
};

type Rules = { expiresAtMs: number; isAllowed: Promise<(url: string) => boolean> };

/**
 * Honours robots.txt: read once a day for each origin, whoever asks.
 * @param overrides provider id → why its robots.txt is not honoured, in the operator's words
 */
export function createRobots({
  httpClient,
  overrides,
}: {
  httpClient: HttpClient;
  overrides: ReadonlyMap<string, string>;
}): Robots {
  const known = new Map<string, Rules>();

  const rulesOf = (origin: string, signal: AbortSignal): Rules => {
    const cached = known.get(origin);
    if (cached !== undefined && cached.expiresAtMs > Date.now()) return cached;
    const rules: Rules = {
      expiresAtMs: Date.now() + keptMs,
      isAllowed: readRules(httpClient, origin, signal),
    };
    known.set(origin, rules);
    rules.isAllowed.catch(() => {
      rules.expiresAtMs = signal.aborted ? 0 : Date.now() + failureKeptMs;
    });
    return rules;
  };

  return {
    check: async (providerId, { url }, signal) => {
      if (overrides.has(providerId)) return;
      const isAllowed = await rulesOf(new URL(url).origin, signal).isAllowed;
      if (!isAllowed(url)) throw new RobotsDisallowed(`robots.txt disallows ${new URL(url).pathname}`);
    },
  };
}

async function readRules(
  httpClient: HttpClient,
  origin: string,
  signal: AbortSignal,
): Promise<(url: string) => boolean> {
  const address = `${origin}/robots.txt`;
  const reply = await httpClient.fetchReply(
    { url: address, method: "GET", headers: {}, step: "robots" },
    signal,
  );
  // No such file, or none for us: everything is allowed (RFC 9309, 2.3.1.3).
  if (reply.status >= 400 && reply.status < 500) return () => true;
  if (reply.status !== 200) throw new RobotsUnreachable(`robots.txt answered ${reply.status}`);
  const robots = robotsParser(address, reply.body);
  return (url) => robots.isAllowed(url, productToken) !== false;
}
