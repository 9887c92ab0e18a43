import { lockAccount } from "../../credits/ledger/account.ts";
import type { Tx } from "../../db/client.ts";
import { judgePurchases, type PlanPurchase } from "../../plans/judge-purchases.ts";
import { listPlanPayments, replaceTerms } from "../../plans/repository.ts";
import { isReversed } from "../facts/reconcile.ts";
import { listReversals } from "../facts/repository.ts";

/**
 * Computes the terms of the plans that a person bought, one purchase after the other. Running it again changes
 * nothing.
 */
export async function settlePlanPurchases(tx: Tx, userId: string): Promise<void> {
  // Each purchase moves the next one: of two concurrent events the second waits for the first.
  const account = await lockAccount(tx, userId);
  const purchases: PlanPurchase[] = [];
  for (const payment of await listPlanPayments(tx, userId)) {
    const { paymentIntent, plan, planMonths, paidAt } = payment;
    if (plan === null || planMonths === null || paidAt === null) continue;
    purchases.push({
      source: paymentIntent,
      plan,
      months: planMonths,
      paidAt,
      isReversed: isReversed(payment, await listReversals(tx, paymentIntent)),
    });
  }
  const sources = purchases.map(({ source }) => source);
  await replaceTerms(account, sources, judgePurchases(purchases));
}
