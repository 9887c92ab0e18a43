import type { Deps } from "../../deps.ts";
import { deleteOtherSalesBefore } from "../../plans/repository.ts";

/** Stripe repeats an event for three days; an operator can have it resent for thirty. */
const keptMs = 30 * 24 * 3_600_000;

/**
 * Forgets what the same Stripe account sells besides this product: subscriptions without a checkout event, with
 * their invoices, and invoices without a subscription.
 */
export async function forgetOtherSales({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteOtherSalesBefore(db, new Date(clock.now().getTime() - keptMs));
}
