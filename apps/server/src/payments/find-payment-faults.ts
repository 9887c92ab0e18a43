import { and, asc, gt, inArray, not, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { ledgerMovements } from "../db/schema/credits.ts";
import { payments } from "../db/schema/payments.ts";
import { reversedCredits, type Reversal } from "./reconcile.ts";
import type { PaymentRow } from "./repository.ts";

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
  for (const { id } of await listStrayMovements(tx)) yield `movement ${id} belongs to no payment`;
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

/**
 * Finds the movements of a payment by the keys of `settle-payment`, regardless of their reasons, and also where the
 * buyer deleted the account.
 */
function listFrom(tx: Tx, after: string, limit: number): Promise<Reconciled[]> {
  const bought = sql`
    from ledger_movements m join ledger_entries e on e.movement_id = m.id and e.pocket = 'bought'
    where (payments.user_id is null or m.user_id = payments.user_id)`;
  return tx
    .select({
      payment: payments,
      purchased: sql<number>`(
        select coalesce(sum(e.amount), 0)::int ${bought}
        and m.idempotency_key = 'purchase:' || coalesce(payments.checkout_session, payments.payment_intent)
      )`,
      takenBack: sql<number>`(
        select coalesce(-sum(e.amount), 0)::int ${bought}
        and m.idempotency_key in (
          select 'payment:' || payments.payment_intent || ':' || n from generate_series(1, payments.corrections) n
        )
      )`,
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
}

/** Movements with a reason of payments, for which that person has no payment. */
function listStrayMovements(tx: Tx) {
  const isKeyed = sql`(
    ledger_movements.idempotency_key = 'purchase:' || coalesce(payments.checkout_session, payments.payment_intent)
    or starts_with(ledger_movements.idempotency_key, 'payment:' || payments.payment_intent || ':')
  )`;
  // Two conditions, so that each uses the index: most payments have a buyer, few belong to deleted accounts.
  const isOfPayment = sql`(
    exists (select from payments where payments.user_id = ledger_movements.user_id and ${isKeyed})
    or exists (select from payments where payments.user_id is null and ${isKeyed})
  )`;
  return tx
    .select({ id: ledgerMovements.id })
    .from(ledgerMovements)
    .where(and(inArray(ledgerMovements.reason, moneyReasons), not(isOfPayment)))
    .orderBy(asc(ledgerMovements.createdAt), asc(ledgerMovements.id))
    .limit(namedMax);
}

const moneyReasons = ["purchase", "payment_refund", "refund_reversed"];
