import { and, eq, lte } from "drizzle-orm";
import { creditHolds } from "../db/schema/credits.ts";
import type { Deps } from "../deps.ts";
import { releaseHold } from "./settle-hold.ts";

const batchSize = 100;

/**
 * Gives back holds whose process died before settling them. Runs at start and by a task.
 * @returns how many were given back
 */
export async function releaseExpiredHolds({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const expired = await db
    .select({ holdId: creditHolds.id, userId: creditHolds.userId })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, "held"), lte(creditHolds.expiresAt, clock.now())))
    .orderBy(creditHolds.expiresAt)
    .limit(batchSize);
  let released = 0;
  for (const hold of expired) {
    const done = await db.transaction((tx) =>
      releaseHold(tx, { ...hold, reason: "expired", at: clock.now() }),
    );
    if (done) released += 1;
  }
  return released;
}
