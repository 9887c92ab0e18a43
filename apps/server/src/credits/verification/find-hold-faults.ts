import { and, asc, eq, inArray, lt, ne, notExists } from "drizzle-orm";
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
  for (const hold of await list(tx, lacksMovement(tx, ["hold"])))
    yield `hold ${hold.id} was placed without a movement`;
  for (const hold of await list(tx, and(ne(state, "held"), lacksMovement(tx, ["capture", "release"]))))
    yield `hold ${hold.id} is ${hold.state} without a movement`;
  if (now === null) return;
  const overdue = and(eq(state, "held"), lt(expiresAt, new Date(now.getTime() - overdueAfterMs)));
  for (const hold of await list(tx, overdue)) {
    const lateS = Math.round((now.getTime() - hold.expiresAt.getTime()) / 1000);
    yield `hold ${hold.id} is open ${lateS} s past its end`;
  }
}

/** There is a unique index of a person's holds for those that place one, and another for those that end one. */
function lacksMovement(tx: Tx, kinds: ["hold"] | ["capture", "release"]) {
  return notExists(
    tx
      .select({ id: ledgerMovements.id })
      .from(ledgerMovements)
      .where(
        and(
          eq(ledgerMovements.userId, creditHolds.userId),
          eq(ledgerMovements.holdId, creditHolds.id),
          inArray(ledgerMovements.kind, kinds),
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
