import { and, count, eq, gt, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import { inBatches } from "../../db/statements/in-batches.ts";
import { creditHolds, ledgerMovements } from "../../db/schema/credits.ts";

const cleared = { purpose: "", capturedBy: null };

/** Deletes holds that were settled before an instant: their movements say all that lasts. */
export async function deleteHoldsBefore(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, settledBefore(before, gt(placingMovements(db), 0)));
}

/** Clears the purpose, and which request was charged, of holds that `deleteHoldsBefore` does not delete. */
export function clearLastingHoldsBefore(db: Db, before: Date): Promise<void> {
  return clearPurposes(db, settledBefore(before, eq(placingMovements(db), 0)));
}

/** The same for all holds, so that none has to be deleted for it. */
export function clearPurposesBefore(db: Db, before: Date): Promise<void> {
  return clearPurposes(db, settledBefore(before));
}

async function clearPurposes(db: Db, old: ReturnType<typeof settledBefore>): Promise<void> {
  await inBatches(db, old, (isFound) =>
    db
      .update(creditHolds)
      .set(cleared)
      .where(isFound)
      .returning({ one: sql`1` }),
  );
}

function settledBefore(before: Date, condition?: ReturnType<typeof and>) {
  const { purpose, settledAt } = creditHolds;
  return {
    table: creditHolds,
    where: and(lt(settledAt, before), ne(purpose, ""), condition),
    oldestFirst: settledAt,
  };
}

/**
 * How many movements placed a hold and say of which search it is: one, or none of a version before 0050. Counted, because
 * for `exists` Postgres may read all movements to compare them with a few holds.
 */
function placingMovements(db: Db) {
  const placing = db
    .select({ count: count() })
    .from(ledgerMovements)
    .where(
      and(
        eq(ledgerMovements.userId, creditHolds.userId),
        eq(ledgerMovements.holdId, creditHolds.id),
        eq(ledgerMovements.kind, "hold"),
        sql`${ledgerMovements.searchId} is not distinct from ${creditHolds.searchId}`,
      ),
    );
  return sql`(${placing})`;
}

/** Clears the purposes of one person's settled holds at once, and which holds belonged to one search. */
export async function forgetHoldsOf(tx: Tx, userId: string): Promise<void> {
  const { searchId } = creditHolds;
  await tx.execute(sql`select forget_searches_of(${userId})`);
  await tx
    .update(creditHolds)
    .set({ searchId: null })
    .where(and(eq(creditHolds.userId, userId), isNotNull(searchId)));
  const { purpose, state } = creditHolds;
  await tx
    .update(creditHolds)
    .set(cleared)
    .where(and(eq(creditHolds.userId, userId), ne(state, "held"), ne(purpose, "")));
}
