import { eq, or } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { payments, pendingPurchases } from "../../db/schema/payments.ts";
import { isPaymentOf } from "../facts/repository.ts";
import { planSubscriptions } from "../../db/schema/plans.ts";

/**
 * Locks a person's payments and subscriptions, so that events about them wait. Called before the person is locked:
 * those events lock in the same order.
 */
export async function lockPaymentsOf(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: payments.paymentIntent }).from(payments).where(isPaymentOf(userId)).for("update");
  const { subscription } = planSubscriptions;
  await tx.select({ id: subscription }).from(planSubscriptions).where(isSubscribed(userId)).for("update");
}

/**
 * Removes the person from their payments. The payments stay, because tax law requires them for years; their
 * movements in the ledger are found by the key of the payment. Checkouts that were begun are deleted, and the plan is
 * deleted with the account.
 */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pendingPurchases).where(eq(pendingPurchases.userId, userId));
  const withoutPerson = { userId: null, clientReference: null };
  await tx.update(payments).set(withoutPerson).where(isPaymentOf(userId));
  await tx.update(planSubscriptions).set(withoutPerson).where(isSubscribed(userId));
}

function isSubscribed(userId: string) {
  return or(eq(planSubscriptions.userId, userId), eq(planSubscriptions.clientReference, userId));
}
