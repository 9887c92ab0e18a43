import { and, eq, gt, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds, serverProcesses } from "../../db/schema/credits.ts";
import { holdLifetimeMs } from "./decide-holds.ts";
import type { ListedHolds } from "./list-expired-holds.ts";

/** Servers whose clocks differ by less agree well enough on when a hold expires. */
const clockDifferenceMs = 5_000;

/**
 * A clock that was far ahead gave these an end too far away to wait for. Which process lives is told by the clock of the
 * database, which all processes share.
 * @returns the open holds of all people but some that end later than any hold can, and for which no living process waits
 */
export async function listAbandonedHolds(db: Db, { at, except, limit }: ListedHolds) {
  const living = await db
    .select({ id: serverProcesses.id })
    .from(serverProcesses)
    .where(gte(serverProcesses.aliveUntil, sql`clock_timestamp()`));
  const ids = sql`${sql.param(living.map(({ id }) => id))}::text[]`;
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
        gt(creditHolds.expiresAt, new Date(at.getTime() + holdLifetimeMs + clockDifferenceMs)),
        sql`not jsonb_exists_any(${creditHolds.waitersByProcess}, ${ids})`,
        sql`${creditHolds.userId} <> all(${sql.param(except)}::uuid[])`,
      ),
    )
    .limit(limit);
}
