import { ProviderBlocked } from "@vagou/providers/core/outcome-errors";
import type { ProviderRequest } from "@vagou/providers/core/provider";
import { LineTooLong } from "./etiquette/line-too-long.ts";
import { RobotsDisallowed } from "./etiquette/robots.ts";
import { ReaderBusy } from "../reading/reader.ts";
import type { ReadPage } from "../reading/collect-listings.ts";

/** A request that failed, and why. */
export type Failure = { request: ProviderRequest; cause: unknown };

/**
 * The request to make instead of a failed one. None after a refusal, which holds for every address of the portal, and
 * none when our own line or reader was busy, which is no failure of the portal.
 */
export function alternativeRequests({ request, cause }: Failure): readonly ProviderRequest[] {
  const isRefused = cause instanceof ProviderBlocked || cause instanceof RobotsDisallowed;
  const isOurs = cause instanceof LineTooLong || cause instanceof ReaderBusy;
  return request.fallback === undefined || isRefused || isOurs ? [] : [request.fallback];
}

/**
 * Which failures count: not one whose request was answered at the portal's other address.
 * @param found number of listings found
 * @returns `isPartial` when a board of the portal, or a later page of a board, is missing and the rest answered
 */
export function countFailures(
  read: readonly ReadPage[],
  failures: readonly Failure[],
  found: number,
): { causes: unknown[]; isPartial: boolean } {
  const asked = new Set(read.map(({ request }) => request));
  const standing = failures.filter(
    ({ request }) => request.fallback === undefined || !asked.has(request.fallback),
  );
  const isOfBoard = ({ request }: { request: ProviderRequest }) => request.board !== undefined;
  const isMissing = standing.some((failure) => isOfBoard(failure));
  return {
    causes: standing.map(({ cause }) => cause),
    isPartial: isMissing && (found > 0 || read.some((page) => isOfBoard(page))),
  };
}
