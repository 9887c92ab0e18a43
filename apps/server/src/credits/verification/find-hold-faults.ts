import { and, asc, eq, lt, ne, notExists, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { creditHolds, ledgerMovements } from "../../db/schema/credits.ts";

/** How long an expired hold may stay open; the task that gives it back runs every few seconds. */
const overdueAfterMs = 70_000;

/** Most faults of one kind that are named: more than that have one cause. */
const namedMax = 1_000;

/**
 * Looks for expired holds that were not given back in time, and for holds without their movements. The reverse,
 * movements without their holds, is found by `findAccountFaults`.
 * @param now null where no task gives holds back
 * @yields each fault, as a sentence
 */
export async function* findHoldFaults(tx: Tx, now: Date | null): AsyncGenerator<string, void, undefined> {
  const { state, expiresAt } = creditHolds;
  for (const hold of await list(tx, lacksMovement(tx, "hold:")))
    yield `hold ${hold.id} was placed without a movement`;
  for (const hold of await list(tx, and(ne(state, "held"), lacksMovement(tx, "settle:"))))
    yield `hold ${hold.id} is ${hold.state} without a movement`;
  if (now === null) return;
  const overdue = and(eq(state, "held"), lt(expiresAt, new Date(now.getTime() - overdueAfterMs)));
  for (const hold of await list(tx, overdue)) {
    const lateS = Math.round((now.getTime() - hold.expiresAt.getTime()) / 1000);
    yield `hold ${hold.id} is open ${lateS} s past its end`;
  }
}

/** A movement's key names its hold, so that the unique index of the person finds it. */
function lacksMovement(tx: Tx, prefix: "hold:" | "settle:") {
  return notExists(
    tx
      .select({ id: ledgerMovements.id })
      .from(ledgerMovements)
      .where(
        and(
          eq(ledgerMovements.userId, creditHolds.userId),
          eq(ledgerMovements.idempotencyKey, sql`${prefix}::text || ${creditHolds.id}`),
        ),
      ),
  );
}

function list(tx: Tx, faulty: ReturnType<typeof and>) {
  return tx
    .select({ id: creditHolds.id, state: creditHolds.state, expiresAt: creditHolds.expiresAt })
    .from(creditHolds)
    .where(faulty)
    .orderBy(asc(creditHolds.createdAt), asc(creditHolds.id))
    .limit(namedMax);
}
