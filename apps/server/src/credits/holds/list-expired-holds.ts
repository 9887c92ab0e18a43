import { and, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";

/** `except`: the people whose holds are not asked for. */
export type ListedHolds = { at: Date; except: readonly string[]; limit: number };

/** @returns the open holds of all people but some that have expired at an instant, the oldest first, at most `limit` */
export function listExpiredHolds(db: Db, { at, except, limit }: ListedHolds) {
  return db
    .select({
      id: creditHolds.id,
      state: creditHolds.state,
      userId: creditHolds.userId,
      expiresAt: creditHolds.expiresAt,
    })
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.state, "held"),
        lte(creditHolds.expiresAt, at),
        sql`${creditHolds.userId} <> all(${sql.param(except)}::uuid[])`,
      ),
    )
    .orderBy(creditHolds.expiresAt)
    .limit(limit);
}
