import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm";
import { transactionOf, type LockedAccount } from "../credits/ledger/account.ts";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { paymentEvents, payments } from "../db/schema/payments.ts";
import { planInvoices, planSubscriptions, planTerms } from "../db/schema/plans.ts";

export type SubscriptionRow = typeof planSubscriptions.$inferSelect;
export type InvoiceRow = typeof planInvoices.$inferSelect;
export type TermRow = typeof planTerms.$inferSelect;

/** @returns the terms of a person's plans that have not ended */
export function listTerms(db: Db | Tx, userId: string, at: Date): Promise<TermRow[]> {
  return db
    .select()
    .from(planTerms)
    .where(and(eq(planTerms.userId, userId), or(gt(planTerms.endsAt, at), planTerms.renews)));
}

/** Not exported, so that only `lockSubscription` can make a `LockedSubscription`. */
const locked = Symbol("locked");

/** A subscription that the transaction has locked; the type proves the lock. */
export type LockedSubscription = SubscriptionRow & { readonly [locked]: true };

/** Locks and reads a subscription; inserts it if no event has named it yet. */
export async function lockSubscription(tx: Tx, subscription: string, at: Date): Promise<LockedSubscription> {
  await tx
    .insert(planSubscriptions)
    .values({ subscription, createdAt: at, updatedAt: at })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(planSubscriptions)
    .where(eq(planSubscriptions.subscription, subscription))
    .for("update");
  if (row === undefined) throw new Error("a subscription vanished");
  return { ...row, [locked]: true };
}

export async function updateSubscription(
  tx: Tx,
  subscription: string,
  change: Partial<Omit<SubscriptionRow, "subscription" | "createdAt">>,
): Promise<void> {
  await tx.update(planSubscriptions).set(change).where(eq(planSubscriptions.subscription, subscription));
}

/**
 * Adds the facts of an event to the stored invoice: paid stays paid, the newest failure counts.
 * @returns the invoice with all known facts
 */
export async function mergeInvoice(tx: Tx, reported: InvoiceRow): Promise<InvoiceRow> {
  const known = (column: string) => sql.raw(`coalesce(plan_invoices.${column}, excluded.${column})`);
  const [row] = await tx
    .insert(planInvoices)
    .values(reported)
    .onConflictDoUpdate({
      target: planInvoices.invoice,
      set: {
        subscription: known("subscription"),
        paymentIntent: known("payment_intent"),
        amountCents: sql`coalesce(excluded.amount_cents, plan_invoices.amount_cents)`,
        paidAt: known("paid_at"),
        failedAt: sql`greatest(plan_invoices.failed_at, excluded.failed_at)`,
        periodStart: known("period_start"),
        periodEnd: known("period_end"),
      },
    })
    .returning();
  if (row === undefined) throw new Error("an invoice vanished");
  return row;
}

export function listInvoices(tx: Tx, subscriptions: readonly string[]): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(planInvoices)
    .where(inArray(planInvoices.subscription, [...subscriptions]))
    .orderBy(asc(planInvoices.createdAt), asc(planInvoices.invoice));
}

/** @returns the subscription of an invoice; null while no event has named it */
export async function findSubscriptionOf(tx: Tx, invoice: string): Promise<string | null> {
  const { subscription } = planInvoices;
  const [row] = await tx.select({ subscription }).from(planInvoices).where(eq(planInvoices.invoice, invoice));
  return row?.subscription ?? null;
}

/** @returns the subscriptions with an invoice that this payment paid */
export async function listSubscriptionsPaidBy(tx: Tx, paymentIntent: string): Promise<string[]> {
  const rows = await tx
    .select({ subscription: planInvoices.subscription })
    .from(planInvoices)
    .where(and(eq(planInvoices.paymentIntent, paymentIntent), isNotNull(planInvoices.subscription)));
  return [...new Set(rows.flatMap(({ subscription }) => subscription ?? []))];
}

/** @returns the subscriptions of a person, oldest first */
export function listSubscriptionsOf(tx: Tx, userId: string): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(planSubscriptions)
    .where(or(eq(planSubscriptions.userId, userId), eq(planSubscriptions.clientReference, userId)))
    .orderBy(asc(planSubscriptions.createdAt), asc(planSubscriptions.subscription));
}

/** @returns the payments of a person's plan purchases */
export async function listPlanPayments(tx: Tx, userId: string) {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.plan), isNotNull(payments.paidAt)));
}

/** Replaces the terms that these sources give the person. */
export async function replaceTerms(
  account: LockedAccount,
  sources: readonly string[],
  terms: readonly Omit<TermRow, "userId">[],
): Promise<void> {
  const tx = transactionOf(account);
  if (sources.length > 0) await tx.delete(planTerms).where(inArray(planTerms.source, [...sources]));
  if (terms.length > 0)
    await tx.insert(planTerms).values(terms.map((term) => ({ ...term, userId: account.userId })));
}

/** Lists subscriptions that give no plan and are still charged; oldest first, at most 200. */
export function listParkedSubscriptions(db: Db): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(planSubscriptions)
    .where(isParked)
    .orderBy(asc(planSubscriptions.createdAt))
    .limit(200);
}

/** @returns how many subscriptions give no plan and are still charged */
export function countParkedSubscriptions(db: Db): Promise<number> {
  return db.$count(planSubscriptions, isParked);
}

/**
 * `prices`: in cents, of all plans that are sold as subscriptions.
 * @returns subscriptions that no event of a checkout has named, and that are known since before an instant: an invoice of
 *   one of the prices was paid, and they neither ended nor wait for the operator; at most 200
 */
export async function listSubscriptionsWithoutCheckout(
  db: Db,
  { prices, before }: { prices: readonly number[]; before: Date },
): Promise<string[]> {
  const { subscription, checkoutSession, parkedReason, endedAt, createdAt } = planSubscriptions;
  const isPaid = db
    .select({ one: sql`1` })
    .from(planInvoices)
    .where(
      and(
        eq(planInvoices.subscription, subscription),
        isNotNull(planInvoices.paidAt),
        inArray(planInvoices.amountCents, [...prices]),
      ),
    );
  // Its checkout was of another product's link: that event was ignored.
  const isOfOtherProduct = db
    .select({ one: sql`1` })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.subscription, subscription), eq(paymentEvents.outcome, "ignored")));
  const rows = await db
    .select({ subscription })
    .from(planSubscriptions)
    .where(
      and(
        isNull(checkoutSession),
        lt(createdAt, before),
        isNull(parkedReason),
        isNull(endedAt),
        exists(isPaid),
        notExists(isOfOtherProduct),
      ),
    )
    .orderBy(asc(createdAt))
    .limit(200);
  return rows.map((row) => row.subscription);
}

const isParked = and(isNotNull(planSubscriptions.parkedReason), isNull(planSubscriptions.endedAt));

/** Deletes old subscriptions without a checkout, with their invoices, and old invoices without a subscription. */
export async function deleteOtherSalesBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, {
    table: planSubscriptions,
    where: and(isNull(planSubscriptions.checkoutSession), lt(planSubscriptions.createdAt, before)),
    oldestFirst: planSubscriptions.createdAt,
  });
  await deleteInBatches(db, {
    table: planInvoices,
    where: and(isNull(planInvoices.subscription), lt(planInvoices.createdAt, before)),
    oldestFirst: planInvoices.createdAt,
  });
}
