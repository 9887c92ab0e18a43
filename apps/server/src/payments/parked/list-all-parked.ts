import type { Deps } from "../../deps.ts";
import { listParkedSubscriptions, type SubscriptionRow } from "../../plans/repository.ts";
import { parkedEventsSince } from "./parked-events-since.ts";
import { listParked, listParkedEvents, type ParkedEvent, type PaymentRow } from "../facts/repository.ts";

/** @returns everything paid that gave nothing, and events that could not be processed, each oldest first, at most 200 */
export async function listAllParked({ db, clock }: Pick<Deps, "db" | "clock">): Promise<{
  payments: PaymentRow[];
  subscriptions: SubscriptionRow[];
  events: ParkedEvent[];
}> {
  return {
    payments: await listParked(db),
    subscriptions: await listParkedSubscriptions(db),
    events: await listParkedEvents(db, parkedEventsSince(clock.now())),
  };
}
