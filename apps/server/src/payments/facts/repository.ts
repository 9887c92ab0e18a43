import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import { users } from "../../db/schema/accounts.ts";
import { creditAccounts } from "../../db/schema/credits.ts";
import { paymentEvents, paymentReversals, payments, pendingPurchases } from "../../db/schema/payments.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** @returns false when this event was recorded before, unless it was parked then */
export async function insertEvent(db: Db | Tx, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(paymentEvents)
    .values(event)
    .onConflictDoUpdate({
      target: paymentEvents.id,
      set: {
        type: sql`excluded.type`,
        createdAt: sql`excluded.created_at`,
        receivedAt: sql`excluded.received_at`,
        outcome: sql`excluded.outcome`,
        paymentIntent: sql`excluded.payment_intent`,
        reason: sql`excluded.reason`,
        subscription: sql`excluded.subscription`,
      },
      setWhere: eq(paymentEvents.outcome, "parked"),
    })
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

/** Not exported, so that only `lockPayment` can make a `LockedPayment`. */
const locked = Symbol("locked");

/** A payment that the transaction has locked; the type proves the lock. */
export type LockedPayment = PaymentRow & { readonly [locked]: true };

/** Locks and reads a payment; inserts it if no event has named it yet. */
export async function lockPayment(tx: Tx, paymentIntent: string, at: Date): Promise<LockedPayment> {
  await tx.insert(payments).values({ paymentIntent, createdAt: at, updatedAt: at }).onConflictDoNothing();
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.paymentIntent, paymentIntent))
    .for("update");
  if (payment === undefined) throw new Error("a payment vanished");
  return { ...payment, [locked]: true };
}

export async function findPayment(tx: Tx, paymentIntent: string): Promise<PaymentRow | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.paymentIntent, paymentIntent));
  return payment;
}

export async function updatePayment(
  tx: Tx,
  paymentIntent: string,
  change: Partial<Omit<PaymentRow, "paymentIntent" | "createdAt">>,
): Promise<void> {
  await tx.update(payments).set(change).where(eq(payments.paymentIntent, paymentIntent));
}

/** Stores the latest fact about a refund or dispute; a fact of an earlier time does not replace it. */
export async function upsertReversal(tx: Tx, reversal: typeof paymentReversals.$inferInsert): Promise<void> {
  await tx
    .insert(paymentReversals)
    .values(reversal)
    .onConflictDoUpdate({
      target: paymentReversals.id,
      set: {
        state: sql`excluded.state`,
        amountCents: sql`excluded.amount_cents`,
        final: sql`excluded.final`,
        reportedAt: sql`excluded.told_at`,
      },
      // A final fact replaces one that is not final, never the other way round; among equals the later one counts.
      setWhere: sql`(excluded.final, excluded.told_at) >= (${paymentReversals.final}, ${paymentReversals.reportedAt})`,
    });
}

export async function listReversals(tx: Tx, paymentIntent: string) {
  return tx.select().from(paymentReversals).where(eq(paymentReversals.paymentIntent, paymentIntent));
}

/** The person cannot delete the account until the transaction ends. Who locks a payment, too, does that before. */
export async function isPerson(tx: Tx, userId: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("key share");
  return found.length === 1;
}

/** @returns true for the id of a person who deleted the account: the ledger still has it */
export async function wasPerson(tx: Tx, userId: string): Promise<boolean> {
  return (
    !(await isPerson(tx, userId)) &&
    (await tx.$count(creditAccounts, eq(creditAccounts.userId, userId))) === 1
  );
}

/** Paid sessions that granted nothing and wait for the operator, oldest first, at most 200. */
export async function listParked(db: Db): Promise<PaymentRow[]> {
  return db.select().from(payments).where(isParked).orderBy(asc(payments.createdAt)).limit(200);
}

/** @returns how many paid sessions granted nothing and wait for the operator */
export function countParked(db: Db): Promise<number> {
  return db.$count(payments, isParked);
}

const isParked = and(isNotNull(payments.parkedReason), isNull(payments.closedAt));

export type ParkedEvent = Pick<typeof paymentEvents.$inferSelect, "id" | "type" | "receivedAt" | "reason">;

/** Signed events since `since` that could not be processed, oldest first, at most 200. */
export async function listParkedEvents(db: Db, since: Date): Promise<ParkedEvent[]> {
  const { id, type, receivedAt, reason } = paymentEvents;
  return db
    .select({ id, type, receivedAt, reason })
    .from(paymentEvents)
    .where(isParkedSince(since))
    .orderBy(asc(receivedAt))
    .limit(200);
}

export function countParkedEvents(db: Db, since: Date): Promise<number> {
  return db.$count(paymentEvents, isParkedSince(since));
}

function isParkedSince(since: Date) {
  return and(eq(paymentEvents.outcome, "parked"), gte(paymentEvents.receivedAt, since));
}

/** A payment of this person, also one that waits for the operator because it granted nothing. */
export function isPaymentOf(userId: string) {
  return or(eq(payments.userId, userId), eq(payments.clientReference, userId));
}

/** @returns the payments that are owed fichas and changed since an instant, at most 200 */
export async function listOwedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ paymentIntent: payments.paymentIntent })
    .from(payments)
    .where(and(gt(payments.owedCredits, 0), gte(payments.updatedAt, since)))
    .orderBy(asc(payments.updatedAt))
    .limit(200);
  return rows.map(({ paymentIntent }) => paymentIntent);
}

/** The payments of this person, oldest first. */
export async function listPaymentsOf(db: Db, userId: string): Promise<PaymentRow[]> {
  return db.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt));
}

export async function insertPendingPurchase(
  tx: Tx,
  purchase: typeof pendingPurchases.$inferInsert,
): Promise<void> {
  await tx.insert(pendingPurchases).values(purchase);
}

/** The oldest checkout that this person began for this package is the one that was paid. */
export async function closePendingPurchase(
  tx: Tx,
  { userId, packageId, paymentIntent }: { userId: string; packageId: string; paymentIntent: string },
): Promise<void> {
  const [oldest] = await tx
    .select({ id: pendingPurchases.id })
    .from(pendingPurchases)
    .where(
      and(
        eq(pendingPurchases.userId, userId),
        eq(pendingPurchases.packageId, packageId),
        isNull(pendingPurchases.paymentIntent),
      ),
    )
    .orderBy(asc(pendingPurchases.createdAt))
    .limit(1);
  if (oldest === undefined) return;
  await tx.update(pendingPurchases).set({ paymentIntent }).where(eq(pendingPurchases.id, oldest.id));
}

/** Deletes checkouts that were begun before an instant and not paid. */
export async function deleteUnpaidPurchasesBefore(db: Db, before: Date): Promise<void> {
  const { createdAt, paymentIntent } = pendingPurchases;
  const where = and(lt(createdAt, before), isNull(paymentIntent));
  await deleteInBatches(db, { table: pendingPurchases, where, oldestFirst: createdAt });
}

/** Checkouts of this person that ended without money and may still be paid, newest first. */
export function listUnpaidOf(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ payment: PaymentRow; isOver: boolean }[]> {
  const isOver = db
    .select({ one: sql`1` })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.paymentIntent, payments.paymentIntent),
        eq(paymentEvents.type, "checkout.session.async_payment_failed"),
      ),
    );
  return db
    .select({ payment: payments, isOver: sql<boolean>`exists ${isOver}` })
    .from(payments)
    .where(
      and(
        eq(payments.clientReference, userId),
        isNotNull(payments.checkoutSession),
        isNull(payments.paidAt),
        isNull(payments.closedAt),
        gt(payments.createdAt, since),
      ),
    )
    .orderBy(desc(payments.createdAt));
}
