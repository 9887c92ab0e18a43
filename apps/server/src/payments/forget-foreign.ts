import { and, isNull, lt } from "drizzle-orm";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { planInvoices, planSubscriptions } from "../db/schema/plans.ts";
import type { Deps } from "../deps.ts";

/** Stripe repeats an event for three days; an operator can have it resent for thirty. */
const keptMs = 30 * 24 * 3_600_000;

/**
 * Forgets what the same Stripe account sells besides this product: subscriptions without a checkout event, with
 * their invoices, and invoices without a subscription.
 */
export async function forgetForeign({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - keptMs);
  await deleteInBatches(db, {
    table: planSubscriptions,
    where: and(isNull(planSubscriptions.checkoutSession), lt(planSubscriptions.createdAt, before)),
    oldestFirst: planSubscriptions.createdAt,
  });
  await deleteInBatches(db, {
    table: planInvoices,
    where: and(isNull(planInvoices.subscription), lt(planInvoices.createdAt, before)),
    oldestFirst: planInvoices.createdAt,
  });
}
