import { lockAccount } from "../../credits/ledger/account.ts";
import { clawBackCredits } from "../../credits/ledger/claw-back-credits.ts";
import { findOwnerOfMovement } from "../../credits/ledger/find-owner-of-movement.ts";
import { grantCredits } from "../../credits/ledger/grant-credits.ts";
import type { Tx } from "../../db/client.ts";
import { correctionKeyOf } from "./correction-key-of.ts";
import { findBuyer } from "./find-buyer.ts";
import { findSale, reversedCredits, type ParkedReason, type Sale } from "../facts/reconcile.ts";
import { settlePlanPurchases } from "./settle-plan-purchases.ts";
import type { PaymentSettings } from "../../config/config.ts";
import { purchaseKeyOf } from "./purchase-key-of.ts";
import {
  closePendingPurchase,
  listReversals,
  updatePayment,
  type LockedPayment,
  type PaymentRow,
} from "../facts/repository.ts";

/**
 * Brings a person's fichas, or their plan, to the state that follows from the facts of a payment: granted once when
 * it is paid and matched, taken back after refunds and disputes, and granted again when a refund fails or a dispute is
 * won. Running it again changes nothing. The person's account is always locked after the payment.
 */
export async function settlePayment(
  tx: Tx,
  { settings, payment, at }: { settings: PaymentSettings; payment: LockedPayment; at: Date },
): Promise<LockedPayment> {
  const granted = await grantOnce(tx, { settings, payment, at });
  const { plan, userId } = granted;
  if (plan !== null && userId !== null) await settlePlanPurchases(tx, userId);
  return takeBackOrReturn(tx, { payment: granted, at });
}

type Step = { payment: LockedPayment; at: Date };

async function grantOnce(
  tx: Tx,
  { settings, payment, at }: Step & { settings: PaymentSettings },
): Promise<LockedPayment> {
  if (payment.paidAt === null || payment.grantedCredits > 0 || payment.plan !== null) return payment;
  const sale = findSale(settings, payment);
  if (typeof sale === "string") return park(tx, payment, sale, at);
  const userId = await findBuyer(tx, payment.clientReference);
  if (userId === null) return park(tx, payment, "unknown person", at);
  return grantSale(tx, { payment, sale, userId, at });
}

/** Grants the sale of a payment to this person, whom the payment or the operator named. */
export async function grantSale(
  tx: Tx,
  { payment, sale, userId, at }: Step & { sale: Sale; userId: string },
): Promise<LockedPayment> {
  const { paymentIntent } = payment;
  if ("plan" in sale) {
    const { plan, months: planMonths } = sale;
    const change = { userId, plan, planMonths, parkedReason: null, updatedAt: at };
    await updatePayment(tx, paymentIntent, change);
    return { ...payment, ...change };
  }
  await grantCredits(tx, {
    userId,
    amountCredits: sale.credits,
    pocket: "bought",
    reason: "purchase",
    idempotencyKey: purchaseKeyOf(payment),
    at,
  });
  await closePendingPurchase(tx, { userId, packageId: sale.packageId, paymentIntent });
  const change = {
    userId,
    packageId: sale.packageId,
    grantedCredits: sale.credits,
    parkedReason: null,
    updatedAt: at,
  };
  await updatePayment(tx, paymentIntent, change);
  return { ...payment, ...change };
}

/** @returns the account that got the fichas of a payment whose buyer deleted the account */
async function findAccountGranted(tx: Tx, payment: PaymentRow): Promise<string> {
  const userId = await findOwnerOfMovement(tx, purchaseKeyOf(payment));
  if (userId === undefined) throw new Error(`payment ${payment.paymentIntent} granted fichas to no account`);
  return userId;
}

async function park(
  tx: Tx,
  payment: LockedPayment,
  parkedReason: ParkedReason,
  at: Date,
): Promise<LockedPayment> {
  await updatePayment(tx, payment.paymentIntent, { parkedReason, updatedAt: at });
  return { ...payment, parkedReason };
}

async function takeBackOrReturn(tx: Tx, { payment, at }: Step): Promise<LockedPayment> {
  const { paymentIntent, grantedCredits, takenCredits, owedCredits } = payment;
  if (grantedCredits === 0) return payment;
  const userId = payment.userId ?? (await findAccountGranted(tx, payment));
  const target = reversedCredits(payment, await listReversals(tx, paymentIntent));
  const difference = target - takenCredits - owedCredits;
  if (difference === 0) return payment;
  const corrections = payment.corrections + 1;
  const idempotencyKey = correctionKeyOf(paymentIntent, corrections);
  let change: Pick<PaymentRow, "takenCredits" | "owedCredits">;
  if (difference > 0) {
    const { bought } = await lockAccount(tx, userId);
    const taken = Math.min(difference, bought);
    if (taken > 0) {
      await clawBackCredits(tx, {
        userId,
        amountCredits: taken,
        reason: "payment_refund",
        idempotencyKey,
        at,
      });
    }
    change = { takenCredits: takenCredits + taken, owedCredits: owedCredits + difference - taken };
  } else {
    // Owed fichas are forgiven first, because they were never taken.
    const forgiven = Math.min(-difference, owedCredits);
    const returned = -difference - forgiven;
    if (returned > 0) {
      const amountCredits = returned;
      await grantCredits(tx, {
        userId,
        amountCredits,
        pocket: "bought",
        reason: "refund_reversed",
        idempotencyKey,
        at,
      });
    }
    change = { takenCredits: takenCredits - returned, owedCredits: owedCredits - forgiven };
  }
  await updatePayment(tx, paymentIntent, { ...change, corrections, updatedAt: at });
  return { ...payment, ...change, corrections };
}
