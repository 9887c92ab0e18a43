import type { PaymentSettings } from "../../config/config.ts";
import { lockAccount } from "../../credits/ledger/account.ts";
import type { Tx } from "../../db/client.ts";
import { judgeSubscription, type InvoiceFacts } from "../../plans/judge-subscription.ts";
import {
  listInvoices,
  replaceTerms,
  updateSubscription,
  type InvoiceRow,
  type LockedSubscription,
  type SubscriptionRow,
} from "../../plans/repository.ts";
import { findBuyer } from "./find-buyer.ts";
import { findPlanSale, isReversed, planOfLink, type ParkedReason } from "../facts/reconcile.ts";
import { findPayment, listReversals } from "../facts/repository.ts";

/**
 * Computes the term in which a subscription gives its plan, from all its known facts. Running it again changes
 * nothing.
 * @returns the reason why it gives no plan although it was bought; null otherwise
 */
export async function settleSubscription(
  tx: Tx,
  { settings, subscription, at }: { settings: PaymentSettings; subscription: LockedSubscription; at: Date },
): Promise<ParkedReason | null> {
  const matched = await matchOnce(tx, { settings, subscription, at });
  if (typeof matched === "string") {
    await updateSubscription(tx, subscription.subscription, { parkedReason: matched, updatedAt: at });
    return matched;
  }
  const { userId, plan, subscription: source } = matched;
  if (plan === null) return null;
  if (userId === null) return matched.endedAt === null ? parkDeleted(tx, matched, at) : null;
  const account = await lockAccount(tx, userId);
  const invoices: InvoiceFacts[] = [];
  for (const invoice of await listInvoices(tx, [source]))
    invoices.push({ ...invoice, isReversed: await isPaidBack(tx, invoice) });
  const term = judgeSubscription(matched, invoices);
  await replaceTerms(account, [source], term === undefined ? [] : [{ ...term, source, plan }]);
  return null;
}

/** The person deleted the account, but Stripe goes on charging until the subscription is cancelled there. */
async function parkDeleted(tx: Tx, { subscription }: SubscriptionRow, at: Date): Promise<ParkedReason> {
  const parkedReason = "deleted account";
  await updateSubscription(tx, subscription, { parkedReason, updatedAt: at });
  return parkedReason;
}

type Matching = { settings: PaymentSettings; subscription: LockedSubscription; at: Date };

/** Decides once which person and plan a subscription belongs to: at the event of its checkout, by link and price. */
async function matchOnce(
  tx: Tx,
  { settings, subscription, at }: Matching,
): Promise<SubscriptionRow | ParkedReason> {
  const { plan: known, checkoutSession, paymentLink, clientReference } = subscription;
  if (known !== null || checkoutSession === null) return subscription;
  const plan = planOfLink(settings, paymentLink);
  if (plan === undefined) return "unknown payment link";
  const sale = findPlanSale(settings, plan, subscription);
  if (typeof sale === "string") return sale;
  const userId = await findBuyer(tx, clientReference);
  if (userId === null) return "unknown person";
  const change = { userId, plan, parkedReason: null, updatedAt: at };
  await updateSubscription(tx, subscription.subscription, change);
  return { ...subscription, ...change };
}

async function isPaidBack(tx: Tx, { paymentIntent, amountCents }: InvoiceRow): Promise<boolean> {
  if (paymentIntent === null) return false;
  const payment = await findPayment(tx, paymentIntent);
  const refundedCents = payment?.refundedCents ?? 0;
  return isReversed({ amountCents, refundedCents }, await listReversals(tx, paymentIntent));
}
