import { and, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import { listHeld, type ListedHolds } from "./list-held.ts";

/**
 * The end of a hold is an instant of the process that set it, whose clock may be another than ours. So a hold for which
 * living processes wait is judged by one of them alone, the one with the smallest id. It need not be the one that set the
 * end, which is the last one that joined. The clock of the database, which all share, says which process lives; no instant
 * of a hold is of that clock, so that no other process can tell that one which lives fails to give its holds back.
 * @param listed.processId the process that judges
 * @returns the open holds of all people but some that have expired at an instant, the oldest first, at most `limit`
 */
export function listExpiredHolds(
  db: Db,
  { at, living, processId, ...listed }: ListedHolds & { processId: string },
) {
  const judging = sql`(
    select min(waiting) from jsonb_object_keys(${creditHolds.waitersByProcess}) as waiting
    where waiting = any(${sql.param(living)}::text[]))`;
  const isOurs = sql`coalesce(${judging} = ${processId}, true)`;
  return listHeld(db, and(lte(creditHolds.expiresAt, at), isOurs), listed);
}
