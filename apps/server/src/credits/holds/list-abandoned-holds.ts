import { and, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import { holdLifetimeMs } from "./decide-holds.ts";
import { listHeld, type ListedHolds } from "./list-held.ts";

/** Servers whose clocks differ by less agree well enough on when a hold expires. */
const clockDifferenceMs = 5_000;

/**
 * A clock that was far ahead gave these an end too far away to wait for. Which process lives is told by the clock of the
 * database, which all processes share.
 * @returns the open holds of all people but some that end later than any hold can, and for which no living process waits
 */
export function listAbandonedHolds(db: Db, { at, living, ...listed }: ListedHolds) {
  const isAbandoned = and(
    gt(creditHolds.expiresAt, new Date(at.getTime() + holdLifetimeMs + clockDifferenceMs)),
    sql`not jsonb_exists_any(${creditHolds.waitersByProcess}, ${sql.param(living)}::text[])`,
  );
  return listHeld(db, isAbandoned, listed);
}
