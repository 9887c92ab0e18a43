import type { Outcome } from "@vagou/contract/search/outcome";
import { ProviderBlocked, ProviderChanged, ProviderUnavailable } from "@vagou/providers/core/outcome-errors";
import { LineTooLong } from "./etiquette/line-too-long.ts";
import { RobotsDisallowed, RobotsUnreachable } from "./etiquette/robots.ts";
import { ReaderBusy } from "../reading/reader.ts";
import type { ReadPage } from "../reading/collect-listings.ts";
import { BadRedirect } from "./wire/http-client.ts";
import { ProviderTimeout } from "./provider-time.ts";
import { ReplyTooLarge } from "./wire/read-body.ts";

/**
 * The listings that were found count even if a later page failed. When none was found, the first failure is the
 * outcome. An answer is `empty` only if every page that can say so did: pages that only lead to further pages, and
 * details, cannot.
 */
export function judgeOutcome(read: readonly ReadPage[], found: number, causes: readonly unknown[]): Outcome {
  if (found > 0) return "answered";
  const [cause] = causes;
  if (cause !== undefined) return outcomeOf(cause);
  const ends = read.filter(({ request, page }) => request.card === undefined && page.next.length === 0);
  return ends.length > 0 && ends.every(({ page }) => page.confirmedEmpty) ? "empty" : "answered";
}

function outcomeOf(cause: unknown): Outcome {
  // Too many requests wait in our own line or for our reader: no failure of the portal.
  if (cause instanceof LineTooLong || cause instanceof ReaderBusy) return "busy";
  if (cause instanceof ProviderBlocked || cause instanceof RobotsDisallowed) return "blocked";
  if (cause instanceof ProviderUnavailable || cause instanceof RobotsUnreachable) return "unavailable";
  if (cause instanceof ProviderChanged || cause instanceof ReplyTooLarge || cause instanceof BadRedirect) {
    return "changed";
  }
  if (cause instanceof ProviderTimeout || isTimeout(cause)) return "timeout";
  // A network error has a code; anything else was thrown by the adapter on a reply it did not expect.
  return cause instanceof Error && "code" in cause ? "unavailable" : "changed";
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && /TIMEOUT|ETIMEDOUT/.test(String(cause.code));
}
