import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";

/** `living`: the ids of the processes that live; `except`: the people whose holds are not asked for. */
export type ListedHolds = {
  at: Date;
  living: readonly string[];
  except: readonly string[];
  limit: number;
};

/** @returns the open holds of all people but some that a condition means, the one that ends first in front, at most `limit` */
export function listHeld(
  db: Db,
  isMeant: SQL | undefined,
  { except, limit }: Pick<ListedHolds, "except" | "limit">,
) {
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
        isMeant,
        sql`${creditHolds.userId} <> all(${sql.param(except)}::uuid[])`,
      ),
    )
    .orderBy(creditHolds.expiresAt)
    .limit(limit);
}
