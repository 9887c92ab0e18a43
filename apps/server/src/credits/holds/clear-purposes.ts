import { and, eq, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { inBatches } from "../../db/statements/in-batches.ts";
import { creditHolds } from "../../db/schema/credits.ts";

const cleared = { purpose: "", capturedBy: null };

/** Clears the purpose, and which request was charged, of holds that were settled before an instant. */
export async function clearPurposesBefore(db: Db, before: Date): Promise<void> {
  const { purpose, settledAt } = creditHolds;
  const old = {
    table: creditHolds,
    where: and(lt(settledAt, before), ne(purpose, "")),
    oldestFirst: settledAt,
  };
  await inBatches(db, old, (isFound) =>
    db
      .update(creditHolds)
      .set(cleared)
      .where(isFound)
      .returning({ one: sql`1` }),
  );
}

/** The same at once for all settled holds of one person; also clears which holds belonged to one search. */
export async function clearPurposesOf(tx: Tx, userId: string): Promise<void> {
  const { searchId } = creditHolds;
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
