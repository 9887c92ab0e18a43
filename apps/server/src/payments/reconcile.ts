import { anyPackageIds, packageTerms, type AnyPackageId } from "@vagou/contract/packages";
import type { PaymentSettings } from "../config/config.ts";
import type { paymentReversals } from "../db/schema/payments.ts";
import type { PaymentRow } from "./repository.ts";

export type Reversal = Pick<typeof paymentReversals.$inferSelect, "kind" | "amountCents" | "state">;

/**
 * How many of the granted fichas the person must not keep. Fichas go back in the proportion in which the money
 * did, in the person's favour where it does not divide.
 * A refund that failed lowers what the cumulative figure said before.
 */
export function reversedCredits(
  payment: Pick<PaymentRow, "grantedCredits" | "amountCents" | "refundedCents">,
  reversals: readonly Reversal[],
): number {
  const amountCents = payment.amountCents ?? 0;
  const sumOf = (kind: "refund" | "dispute", state: "active" | "undone") =>
    reversals
      .filter((reversal) => reversal.kind === kind && reversal.state === state)
      .reduce((sum, reversal) => sum + reversal.amountCents, 0);
  const refunded = Math.max(sumOf("refund", "active"), payment.refundedCents - sumOf("refund", "undone"));
  const gone = Math.min(amountCents, refunded + sumOf("dispute", "active"));
  return amountCents === 0 ? 0 : Math.floor((payment.grantedCredits * gone) / amountCents);
}

export type ParkedReason =
  | "unknown person"
  | "unknown payment link"
  | "plan: set it with the admin command"
  | "wrong amount"
  | "wrong currency";

export type Sale = { packageId: AnyPackageId; credits: number };

/**
 * What a paid checkout is worth. The link says which package; amount and currency must be exactly its own,
 * so that nobody gets fichas for a link with another price.
 */
export function findSale(
  settings: PaymentSettings,
  checkout: Pick<PaymentRow, "paymentLink" | "amountCents" | "currency">,
): Sale | ParkedReason {
  const isPlan = Object.values(settings.plans).some((link) => link.id === checkout.paymentLink);
  if (isPlan) return "plan: set it with the admin command";
  const packageId = anyPackageIds.find((key) => settings.packages[key]?.id === checkout.paymentLink);
  if (packageId === undefined) return "unknown payment link";
  const { priceCents, credits } = packageTerms[packageId];
  if (checkout.currency?.toLowerCase() !== "brl") return "wrong currency";
  if (checkout.amountCents !== priceCents) return "wrong amount";
  return { packageId, credits };
}
