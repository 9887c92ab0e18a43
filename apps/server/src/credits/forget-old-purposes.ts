import { freeRepeatMs } from "@vagou/contract/amounts";
import { and, eq, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { inBatches } from "../db/in-batches.ts";
import { creditHolds } from "../db/schema/credits.ts";
import type { Deps } from "../deps.ts";

/** A request that was answered at the last moment is still told who was charged. */
const marginMs = 60_000;

const forgotten = { purpose: "", capturedBy: null };

/**
 * Forgets for what fichas were held, and which request they paid for, once a repetition is no longer free: the
 * ledger says when, for which portal and how many. Runs as a task.
 */
export async function forgetOldPurposes({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const { purpose, settledAt } = creditHolds;
  const before = new Date(clock.now().getTime() - freeRepeatMs - marginMs);
  const old = {
    table: creditHolds,
    where: and(lt(settledAt, before), ne(purpose, "")),
    oldestFirst: settledAt,
  };
  await inBatches(db, old, (isFound) =>
    db
      .update(creditHolds)
      .set(forgotten)
      .where(isFound)
      .returning({ one: sql`1` }),
  );
}

/** The same for all settled holds of one person at once, and which of them were one search. */
export async function forgetPurposesOf(tx: Tx, userId: string): Promise<void> {
  const { searchId } = creditHolds;
  await tx
    .update(creditHolds)
    .set({ searchId: null })
    .where(and(eq(creditHolds.userId, userId), isNotNull(searchId)));
  const { purpose, state } = creditHolds;
  await tx
    .update(creditHolds)
    .set(forgotten)
    .where(and(eq(creditHolds.userId, userId), ne(state, "held"), ne(purpose, "")));
}
