import type { Deps } from "../../deps.ts";
import {
  listSubscriptionsWithoutCheckout,
  lockSubscription,
  updateSubscription,
} from "../../plans/repository.ts";
import type { ParkedReason } from "../facts/reconcile.ts";

/** The events of one checkout arrive in any order, and seldom more than minutes apart. */
const awaitedMs = 3_600_000;

/**
 * Parks subscriptions that cost what a plan costs and whose checkout no event has named: only the checkout says whose
 * they are, so a person may pay for nothing. Runs as a task. An event of the checkout that comes later gives the plan.
 * @returns how many were parked
 */
export async function parkLostCheckouts({
  db,
  clock,
  logger,
  payments,
}: Pick<Deps, "db" | "clock" | "logger" | "payments">): Promise<number> {
  const prices = Object.values(payments?.plans ?? {}).flatMap(({ renews, priceCents }) =>
    renews ? [priceCents] : [],
  );
  const at = clock.now();
  const before = new Date(at.getTime() - awaitedMs);
  const lost = await listSubscriptionsWithoutCheckout(db, { prices, before });
  let parked = 0;
  for (const subscription of lost) {
    const isParked = await db.transaction(async (tx) => {
      const { checkoutSession, parkedReason } = await lockSubscription(tx, subscription, at);
      // The checkout came, or another process was faster.
      if (checkoutSession !== null || parkedReason !== null) return false;
      await updateSubscription(tx, subscription, { parkedReason: lostCheckout, updatedAt: at });
      return true;
    });
    if (!isParked) continue;
    parked += 1;
    logger.warn(
      { subscription, reason: lostCheckout },
      "a payment was parked: see npm run admin -- payments parked",
    );
  }
  return parked;
}

const lostCheckout = "unknown checkout" satisfies ParkedReason;
