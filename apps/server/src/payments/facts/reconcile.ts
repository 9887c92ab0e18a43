import { anyPackageIds, packageTerms, type AnyPackageId } from "@vagou/contract/fichas/packages";
import { paidPlans, type PaidPlan } from "@vagou/contract/fichas/plans";
import type { PaymentSettings } from "../../config/config.ts";
import type { paymentReversals } from "../../db/schema/payments.ts";
import type { PaymentRow } from "./repository.ts";

export type Reversal = Pick<typeof paymentReversals.$inferSelect, "kind" | "amountCents" | "state">;

/**
 * The number of granted fichas to take back, in proportion to the returned money, rounded in the person's favour. The
 * amount of a failed refund is subtracted from the cumulative amount of the charge.
 */
export function reversedCredits(
  payment: Pick<PaymentRow, "grantedCredits" | "amountCents" | "refundedCents">,
  reversals: readonly Reversal[],
): number {
  const amountCents = payment.amountCents ?? 0;
  const gone = reversedCents(payment, reversals);
  return amountCents === 0 ? 0 : Math.floor((payment.grantedCredits * gone) / amountCents);
}

/** @returns whether all of the money of a payment was returned: then a plan that it bought ends */
export function isReversed(
  payment: Pick<PaymentRow, "amountCents" | "refundedCents">,
  reversals: readonly Reversal[],
): boolean {
  const amountCents = payment.amountCents ?? 0;
  return amountCents > 0 && reversedCents(payment, reversals) >= amountCents;
}

function reversedCents(
  payment: Pick<PaymentRow, "amountCents" | "refundedCents">,
  reversals: readonly Reversal[],
): number {
  const sumOf = (kind: "refund" | "dispute", state: "active" | "undone") =>
    reversals
      .filter((reversal) => reversal.kind === kind && reversal.state === state)
      .reduce((sum, reversal) => sum + reversal.amountCents, 0);
  const refunded = Math.max(sumOf("refund", "active"), payment.refundedCents - sumOf("refund", "undone"));
  return Math.min(payment.amountCents ?? 0, refunded + sumOf("dispute", "active"));
}

export type ParkedReason =
  | "unknown person"
  | "unknown payment link"
  | "unknown checkout"
  | "deleted account"
  | "wrong amount"
  | "wrong currency";

export type Sale = { packageId: AnyPackageId; credits: number } | PlanSale;

/** A one-off link of a plan buys its duration. */
export type PlanSale = { plan: PaidPlan; months: number };

/**
 * What a paid checkout buys. The link determines the package; amount and currency must be exactly those of the
 * package, so that a link with another price grants no fichas.
 */
export function findSale(
  settings: PaymentSettings,
  checkout: Pick<PaymentRow, "paymentLink" | "amountCents" | "currency">,
): Sale | ParkedReason {
  const plan = planOfLink(settings, checkout.paymentLink);
  if (plan !== undefined) return findPlanSale(settings, plan, checkout);
  const packageId = anyPackageIds.find((key) => settings.packages[key]?.id === checkout.paymentLink);
  if (packageId === undefined) return "unknown payment link";
  const { priceCents, credits } = packageTerms[packageId];
  return priceFault(checkout, priceCents) ?? { packageId, credits };
}

/** @returns the plan that a payment link sells, if it sells one */
export function planOfLink({ plans }: PaymentSettings, paymentLink: string | null): PaidPlan | undefined {
  return paidPlans.find((plan) => plans[plan]?.id === paymentLink);
}

/** What a paid checkout of a plan's link buys; of a subscription, its first term. */
export function findPlanSale(
  { plans }: PaymentSettings,
  plan: PaidPlan,
  checkout: Pick<PaymentRow, "amountCents" | "currency">,
): PlanSale | ParkedReason {
  const link = plans[plan];
  if (link === undefined) return "unknown payment link";
  return priceFault(checkout, link.priceCents) ?? { plan, months: link.months };
}

function priceFault(
  { amountCents, currency }: Pick<PaymentRow, "amountCents" | "currency">,
  priceCents: number,
): ParkedReason | undefined {
  if (currency?.toLowerCase() !== "brl") return "wrong currency";
  return amountCents === priceCents ? undefined : "wrong amount";
}
