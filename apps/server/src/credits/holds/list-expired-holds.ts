import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";

/** @returns the open holds that have expired at an instant, the oldest first, at most `limit` */
export function listExpiredHolds(db: Db, { at, limit }: { at: Date; limit: number }) {
  return db
    .select({ id: creditHolds.id, state: creditHolds.state, userId: creditHolds.userId })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, "held"), lte(creditHolds.expiresAt, at)))
    .orderBy(creditHolds.expiresAt)
    .limit(limit);
}
