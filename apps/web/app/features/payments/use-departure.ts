import { useQuery } from "@tanstack/react-query";
import { rememberDeparture } from "./departure-store.ts";
import type { Departure } from "./departure.ts";
import { newestMovementQuery } from "./queries.ts";

/** @returns what to call before the browser leaves to pay for something */
export function useDeparture(userId: string): (item: Departure["item"]) => void {
  const { data: newestMovement = null } = useQuery(newestMovementQuery(userId));
  return (item) => rememberDeparture({ userId, item, leftAtMs: Date.now(), newestMovement });
}
