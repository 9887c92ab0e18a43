import { and, asc, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { ledgerMovements } from "../../db/schema/credits.ts";
import { payments } from "../../db/schema/payments.ts";
import { correctionKeyOf } from "./correction-key-of.ts";
import { purchaseKeyOf } from "./purchase-key-of.ts";
import { reversedCredits, type Reversal } from "../facts/reconcile.ts";
import type { PaymentRow } from "../facts/repository.ts";

/** Maximum number of movements without a payment that are named. */
const namedMax = 1_000;

/**
 * Compares what every payment granted and took back with the movements of the ledger, and with the amounts
 * that follow from its refunds and disputes; and looks for movements without a payment.
 * @yields a sentence for each difference
 */
export async function* findPaymentFaults(
  tx: Tx,
  { pageSize = 1_000 } = {},
): AsyncGenerator<string, void, undefined> {
  let after = "";
  for (;;) {
    const page = await listFrom(tx, after, pageSize);
    for (const row of page) yield* faultsOf(row);
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.payment.paymentIntent;
  }
  for await (const { id } of findStrayMovements(tx, pageSize)) yield `movement ${id} belongs to no payment`;
}

type Reconciled = {
  payment: PaymentRow;
  /** Fichas that the ledger granted for it, and took back on balance. */
  purchased: number;
  takenBack: number;
  reversals: Reversal[];
};

function* faultsOf({ payment, purchased, takenBack, reversals }: Reconciled): Generator<string> {
  const { paymentIntent, grantedCredits, takenCredits, owedCredits } = payment;
  if (purchased !== grantedCredits)
    yield `payment ${paymentIntent} granted ${grantedCredits}, the ledger says ${purchased}`;
  if (takenBack !== takenCredits)
    yield `payment ${paymentIntent} took ${takenCredits} back, the ledger says ${takenBack}`;
  const due = reversedCredits(payment, reversals);
  if (takenCredits + owedCredits !== due)
    yield `payment ${paymentIntent} took and is owed ${takenCredits + owedCredits}, its refunds say ${due}`;
}

/** What a movement changed in the pocket of bought fichas. */
type Booked = { userId: string; key: string; amount: number };

/**
 * Finds the movements of a payment by the keys of `settle-payment`, regardless of their reasons, and also where the
 * buyer deleted the account. Payments and movements are read apart, because they may be on different machines.
 */
async function listFrom(tx: Tx, after: string, limit: number): Promise<Reconciled[]> {
  const page = await tx
    .select({
      payment: payments,
      reversals: sql<Reversal[]>`(
        select coalesce(
          json_agg(json_build_object('kind', r.kind, 'amountCents', r.amount_cents, 'state', r.state)), '[]'
        )
        from payment_reversals r where r.payment_intent = payments.payment_intent
      )`,
    })
    .from(payments)
    .where(gt(payments.paymentIntent, after))
    .orderBy(asc(payments.paymentIntent))
    .limit(limit);
  const booked = await listBooked(
    tx,
    page.flatMap(({ payment }) => [purchaseKeyOf(payment), ...correctionKeysOf(payment)]),
  );
  return page.map(({ payment, reversals }) => {
    const sumOf = (keys: readonly string[]) =>
      keys
        .flatMap((key) => booked.get(key) ?? [])
        .filter(({ userId }) => payment.userId === null || payment.userId === userId)
        .reduce((sum, { amount }) => sum + amount, 0);
    // No minus: it would make "-0" of nothing.
    const takenBack = 0 - sumOf(correctionKeysOf(payment));
    return { payment, reversals, purchased: sumOf([purchaseKeyOf(payment)]), takenBack };
  });
}

function correctionKeysOf({ paymentIntent, corrections }: PaymentRow): string[] {
  return Array.from({ length: corrections }, (_, index) => correctionKeyOf(paymentIntent, index + 1));
}

/** @returns what the movements with these keys changed, by key */
async function listBooked(tx: Tx, keys: readonly string[]): Promise<Map<string, Booked[]>> {
  const rows = await tx
    .select({
      userId: ledgerMovements.userId,
      key: ledgerMovements.idempotencyKey,
      amount: ledgerMovements.bought,
    })
    .from(ledgerMovements)
    .where(
      and(
        sql`${ledgerMovements.idempotencyKey} = any(${sql.param(keys)}::text[])`,
        isNull(ledgerMovements.holdId),
      ),
    );
  return Map.groupBy(rows, ({ key }) => key);
}

/** Movements with a reason of payments, for which that person has no payment; the first `namedMax` by person. */
async function* findStrayMovements(
  tx: Tx,
  pageSize: number,
): AsyncGenerator<{ id: string }, void, undefined> {
  const { userId, position } = ledgerMovements;
  let named = 0;
  let after: { userId: string; position: number } | undefined;
  for (;;) {
    const page = await tx
      .select({ id: ledgerMovements.id, userId, position, key: ledgerMovements.idempotencyKey })
      .from(ledgerMovements)
      .where(
        and(
          inArray(ledgerMovements.reason, moneyReasons),
          after && sql`(${userId}, ${position}) > (${after.userId}::uuid, ${after.position}::int)`,
        ),
      )
      .orderBy(asc(userId), asc(position))
      .limit(pageSize);
    const known = await listPaymentsNamedBy(tx, page);
    for (const movement of page) {
      const payment = known.get(
        movement.key.startsWith("payment:") ? `payment:${nameIn(movement.key)}` : movement.key,
      );
      if (payment !== undefined && (payment.userId ?? movement.userId) === movement.userId) continue;
      yield movement;
      named += 1;
      if (named === namedMax) return;
    }
    after = page.at(-1);
    if (after === undefined) return;
  }
}

type Stray = { userId: string; key: string };

/** @returns the payments that the keys of these movements can name, by the keys' names */
async function listPaymentsNamedBy(tx: Tx, movements: readonly Stray[]) {
  const names = sql.param(movements.map(({ key }) => nameIn(key)));
  const rows = await tx
    .select({
      paymentIntent: payments.paymentIntent,
      checkoutSession: payments.checkoutSession,
      userId: payments.userId,
    })
    .from(payments)
    .where(
      or(
        sql`${payments.paymentIntent} = any(${names}::text[])`,
        sql`${payments.checkoutSession} = any(${names}::text[])`,
      ),
    );
  return new Map(
    rows.flatMap((row) => [
      [purchaseKeyOf(row), row],
      [`payment:${row.paymentIntent}`, row],
    ]),
  );
}

/** `purchase:<checkout session or payment intent>`, `payment:<payment intent>:<number>` */
function nameIn(key: string): string {
  return key.split(":")[1] ?? "";
}

const moneyReasons = ["purchase", "payment_refund", "refund_reversed"];
