import type { ListingPay } from "../listing.ts";

/**
 * @param low in cents; 0 or undefined where it is not stated
 * @param high as `low`; portals have the two in either order
 * @returns undefined where neither is stated
 */
export function payRange(
  low: number | undefined,
  high: number | undefined,
  terms: Pick<ListingPay, "period" | "negotiable">,
): ListingPay | undefined {
  if (low && high) return { minCents: Math.min(low, high), maxCents: Math.max(low, high), ...terms };
  if (low) return { minCents: low, ...terms };
  return high ? { maxCents: high, ...terms } : undefined;
}
