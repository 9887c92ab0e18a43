import { useQuery } from "@tanstack/react-query";
import { rememberCheckoutStart } from "./checkout-start-store.ts";
import type { CheckoutStart } from "./checkout-start.ts";
import { newestMovementQuery } from "./queries.ts";

/** @returns a function to call before the browser leaves to pay for fichas, or for a plan (null) */
export function useCheckoutStart(userId: string): (credits: CheckoutStart["credits"]) => void {
  const { data: newestMovement = null } = useQuery(newestMovementQuery(userId));
  return (credits) => rememberCheckoutStart({ userId, credits, leftAtMs: Date.now(), newestMovement });
}
