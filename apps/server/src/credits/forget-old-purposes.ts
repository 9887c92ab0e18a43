import { freeRepeatMs } from "@vagou/contract/amounts";
import { and, eq, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { inBatches } from "../db/in-batches.ts";
import { creditHolds } from "../db/schema/credits.ts";
import type { Deps } from "../deps.ts";

/** For a request that is settled at the end of the free time: it still reads which request was charged. */
const marginMs = 60_000;

const forgotten = { purpose: "", capturedBy: null };

/**
 * Clears the purpose of settled holds, and which request was charged, once a repetition is no longer free. The ledger
 * keeps when, for which portal and how many fichas. Runs as a task.
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

/** The same at once for all settled holds of one person; also clears which holds belonged to one search. */
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
