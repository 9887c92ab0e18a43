import type { AccountExport } from "@vagou/contract/account/account-export";
import type { Tx } from "../../db/client.ts";
import type { PaymentRow } from "../facts/repository.ts";
import { listEverythingPaid } from "./list-everything-paid.ts";

/** @returns what a person paid, subscribed to or began to pay, as their own export has it */
export async function describePaymentsOf(
  tx: Tx,
  userId: string,
): Promise<Pick<AccountExport, "payments" | "purchases_begun" | "subscriptions" | "plans">> {
  const { paid, reversals, events, begun, subscriptions, invoices, terms } = await listEverythingPaid(
    tx,
    userId,
  );
  // Of a subscription's payment only its code is kept here, until money of it is refunded.
  const isListed = ({ paymentIntent, checkoutSession, refundedCents }: PaymentRow) =>
    checkoutSession !== null ||
    refundedCents > 0 ||
    reversals.some((reversal) => reversal.paymentIntent === paymentIntent);
  return {
    payments: paid.filter(isListed).map((payment) => ({
      code: payment.paymentIntent,
      checkout: payment.checkoutSession,
      package: payment.packageId,
      plan: payment.plan,
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
        .map(({ kind, amountCents, state, reportedAt }) => ({
          kind,
          amount_cents: amountCents,
          state,
          told_at: reportedAt.toISOString(),
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
    subscriptions: subscriptions.map((each) => ({
      code: each.subscription,
      checkout: each.checkoutSession,
      plan: each.plan,
      amount_cents: each.amountCents,
      currency: each.currency,
      first_heard_at: each.createdAt.toISOString(),
      status: each.status,
      cancels_at: each.cancelsAt?.toISOString() ?? null,
      ended_at: each.endedAt?.toISOString() ?? null,
      invoices: invoices
        .filter(({ subscription }) => subscription === each.subscription)
        .map((invoice) => ({
          code: invoice.invoice,
          payment: invoice.paymentIntent,
          amount_cents: invoice.amountCents,
          paid_at: invoice.paidAt?.toISOString() ?? null,
          failed_at: invoice.failedAt?.toISOString() ?? null,
          until: invoice.periodEnd?.toISOString() ?? null,
        })),
      events: events
        .filter(({ subscription }) => subscription === each.subscription)
        .map(({ type, createdAt }) => ({ type, at: createdAt.toISOString() })),
    })),
    plans: terms.map(({ source, plan, startsAt, paidUntil, renews }) => ({
      code: source,
      plan,
      from: startsAt.toISOString(),
      until: paidUntil.toISOString(),
      renews,
    })),
  };
}
