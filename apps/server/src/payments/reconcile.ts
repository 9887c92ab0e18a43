import { packageTerms } from "@vagou/contract/packages";
import type { PaymentSettings } from "../config.ts";

/** What was told about one payment so far, in whatever order. */
export type PaymentFacts = {
  paid: boolean;
  amountCents: number;
  /** The most that was ever said to be refunded, over all refunds. */
  refundedCents: number;
  reversals: readonly { kind: "refund" | "dispute"; amountCents: number; state: "active" | "undone" }[];
};

/**
 * How many of `grantedCredits` the person must not keep. Fichas go back in the proportion in which the money
 * did, in the person's favour where it does not divide.
 * A refund that failed lowers what the cumulative figure said before.
 */
export function reversedCredits(grantedCredits: number, facts: PaymentFacts): number {
  const sumOf = (kind: "refund" | "dispute", state: "active" | "undone") =>
    facts.reversals
      .filter((reversal) => reversal.kind === kind && reversal.state === state)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refunded = Math.max(sumOf("refund", "active"), facts.refundedCents - sumOf("refund", "undone"));
  const gone = Math.min(facts.amountCents, refunded + sumOf("dispute", "active"));
  return facts.amountCents === 0 ? 0 : Math.floor((grantedCredits * gone) / facts.amountCents);
}

export type ParkedReason =
  | "unknown person"
  | "unknown payment link"
  | "plan: set it with the admin command"
  | "wrong amount"
  | "wrong currency";

type PackageKey = keyof typeof packageTerms;

export type Sale = { packageId: PackageKey; credits: number };

/**
 * What a paid checkout is worth. The link says which package; amount and currency must be exactly its own,
 * so that nobody gets fichas for a link with another price.
 */
export function findSale(
  settings: PaymentSettings,
  checkout: { paymentLink: string | null; amountCents: number; currency: string },
): Sale | ParkedReason {
  const isPlan = Object.values(settings.plans).some((link) => link.id === checkout.paymentLink);
  if (isPlan) return "plan: set it with the admin command";
  const packageId = packageKeys.find((key) => settings.packages[key]?.id === checkout.paymentLink);
  if (packageId === undefined) return "unknown payment link";
  const { priceCents, credits } = packageTerms[packageId];
  if (checkout.currency.toLowerCase() !== "brl") return "wrong currency";
  if (checkout.amountCents !== priceCents) return "wrong amount";
  return { packageId, credits };
}

const packageKeys: readonly PackageKey[] = ["basic", "popular", "premium", "small", "medium", "large"];
