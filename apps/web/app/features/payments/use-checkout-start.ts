import { useQuery } from "@tanstack/react-query";
import { rememberCheckoutStart } from "./checkout-start-store.ts";
import type { CheckoutStart } from "./checkout-start.ts";
import { newestMovementQuery } from "./queries.ts";

/** @returns a function to call before the browser leaves to pay for an item */
export function useCheckoutStart(userId: string): (item: CheckoutStart["item"]) => void {
  const { data: newestMovement = null } = useQuery(newestMovementQuery(userId));
  return (item) => rememberCheckoutStart({ userId, item, leftAtMs: Date.now(), newestMovement });
}
