import { and, eq, lte } from "drizzle-orm";
import { creditHolds } from "../db/schema/credits.ts";
import type { Deps } from "../deps.ts";
import { expireHold } from "./settle-hold.ts";

const batchSize = 100;

/**
 * Gives back all expired holds: their process died before settling them. Runs at start and as a task.
 * @returns how many were given back
 */
export async function releaseExpiredHolds(deps: Pick<Deps, "db" | "clock">): Promise<number> {
  let released = 0;
  let found: number;
  do {
    const expired = await listExpired(deps);
    found = expired.length;
    for (const hold of expired) {
      const done = await deps.db.transaction((tx) => expireHold(tx, { ...hold, at: deps.clock.now() }));
      if (done) released += 1;
    }
  } while (found === batchSize);
  return released;
}

function listExpired({ db, clock }: Pick<Deps, "db" | "clock">) {
  return db
    .select({ holdId: creditHolds.id, userId: creditHolds.userId })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, "held"), lte(creditHolds.expiresAt, clock.now())))
    .orderBy(creditHolds.expiresAt)
    .limit(batchSize);
}
