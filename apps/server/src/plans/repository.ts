import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { payments } from "../db/schema/payments.ts";
import { planInvoices, planSubscriptions, planTerms } from "../db/schema/plans.ts";

export type SubscriptionRow = typeof planSubscriptions.$inferSelect;
export type InvoiceRow = typeof planInvoices.$inferSelect;
export type TermRow = typeof planTerms.$inferSelect;

/** @returns what has not ended of a person's plans */
export function listTerms(db: Db | Tx, userId: string, at: Date): Promise<TermRow[]> {
  return db
    .select()
    .from(planTerms)
    .where(and(eq(planTerms.userId, userId), gt(planTerms.endsAt, at)));
}

/** Reads a subscription, made now if nobody told of it yet, and keeps everybody else from it. */
export async function lockSubscription(tx: Tx, subscription: string, at: Date): Promise<SubscriptionRow> {
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
  return row;
}

export async function updateSubscription(
  tx: Tx,
  subscription: string,
  change: Partial<Omit<SubscriptionRow, "subscription" | "createdAt">>,
): Promise<void> {
  await tx.update(planSubscriptions).set(change).where(eq(planSubscriptions.subscription, subscription));
}

/**
 * Adds what is told of an invoice to what is known of it: paid stays paid, the newest failure counts.
 * @returns the invoice as it is known now
 */
export async function mergeInvoice(tx: Tx, told: InvoiceRow): Promise<InvoiceRow> {
  const known = (column: string) => sql.raw(`coalesce(plan_invoices.${column}, excluded.${column})`);
  const [row] = await tx
    .insert(planInvoices)
    .values(told)
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

export function listInvoices(db: Db | Tx, subscriptions: readonly string[]): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(planInvoices)
    .where(inArray(planInvoices.subscription, [...subscriptions]))
    .orderBy(asc(planInvoices.createdAt), asc(planInvoices.invoice));
}

/** @returns the subscription that an invoice is of; null while that is not told */
export async function findSubscriptionOf(tx: Tx, invoice: string): Promise<string | null> {
  const { subscription } = planInvoices;
  const [row] = await tx.select({ subscription }).from(planInvoices).where(eq(planInvoices.invoice, invoice));
  return row?.subscription ?? null;
}

/** @returns the subscriptions that a payment paid an invoice of */
export async function listSubscriptionsPaidBy(tx: Tx, paymentIntent: string): Promise<string[]> {
  const rows = await tx
    .select({ subscription: planInvoices.subscription })
    .from(planInvoices)
    .where(and(eq(planInvoices.paymentIntent, paymentIntent), isNotNull(planInvoices.subscription)));
  return [...new Set(rows.flatMap(({ subscription }) => subscription ?? []))];
}

/** @returns what a person subscribed to, oldest first */
export function listSubscriptionsOf(db: Db | Tx, userId: string): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(planSubscriptions)
    .where(or(eq(planSubscriptions.userId, userId), eq(planSubscriptions.clientReference, userId)))
    .orderBy(asc(planSubscriptions.createdAt), asc(planSubscriptions.subscription));
}

/** @returns what a person bought of plans, each with its payment */
export async function listPlanPayments(tx: Tx, userId: string) {
  return tx
    .select()
    .from(payments)
    .where(and(eq(payments.userId, userId), isNotNull(payments.plan), isNotNull(payments.paidAt)));
}

/** Puts the terms of these sources in the place of what was written for them; the person is locked. */
export async function replaceTerms(
  tx: Tx,
  sources: readonly string[],
  terms: readonly TermRow[],
): Promise<void> {
  if (sources.length > 0) await tx.delete(planTerms).where(inArray(planTerms.source, [...sources]));
  if (terms.length > 0) await tx.insert(planTerms).values([...terms]);
}

/** Subscriptions that were bought, give nothing and go on costing somebody; oldest first, at most 200. */
export function listParkedSubscriptions(db: Db): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(planSubscriptions)
    .where(isParked)
    .orderBy(asc(planSubscriptions.createdAt))
    .limit(200);
}

/** @returns how many subscriptions were bought and give nothing */
export function countParkedSubscriptions(db: Db): Promise<number> {
  return db.$count(planSubscriptions, isParked);
}

const isParked = and(isNotNull(planSubscriptions.parkedReason), isNull(planSubscriptions.endedAt));
