import type { AccountExport } from "@vagou/contract/account-export";
import type { Tx } from "../db/client.ts";
import { listEverythingPaid } from "./list-everything-paid.ts";

/** @returns what a person paid, or began to pay, as their own export has it */
export async function describePaymentsOf(
  tx: Tx,
  userId: string,
): Promise<Pick<AccountExport, "payments" | "purchases_begun">> {
  const { paid, reversals, events, begun } = await listEverythingPaid(tx, userId);
  return {
    payments: paid.map((payment) => ({
      code: payment.paymentIntent,
      checkout: payment.checkoutSession,
      package: payment.packageId,
      amount_cents: payment.amountCents,
      currency: payment.currency,
      first_heard_at: payment.createdAt.toISOString(),
      paid_at: payment.paidAt?.toISOString() ?? null,
      refunded_cents: payment.refundedCents,
      fichas_granted: payment.grantedCredits,
      fichas_taken: payment.takenCredits,
      fichas_owed: payment.owedCredits,
      reversals: reversals
        .filter(({ paymentIntent }) => paymentIntent === payment.paymentIntent)
        .map(({ kind, amountCents, state, toldAt }) => ({
          kind,
          amount_cents: amountCents,
          state,
          told_at: toldAt.toISOString(),
        })),
      events: events
        .filter(({ paymentIntent }) => paymentIntent === payment.paymentIntent)
        .map(({ type, createdAt }) => ({ type, at: createdAt.toISOString() })),
    })),
    purchases_begun: begun.map(({ packageId, createdAt, paymentIntent }) => ({
      package: packageId,
      at: createdAt.toISOString(),
      payment: paymentIntent,
    })),
  };
}
