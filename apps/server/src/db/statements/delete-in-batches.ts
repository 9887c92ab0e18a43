import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { inBatches, type Old } from "./in-batches.ts";

/**
 * Deletes expired rows.
 * @returns the number of deleted rows
 */
export function deleteInBatches(db: Db, old: Old): Promise<number> {
  return inBatches(db, old, (isFound) =>
    db
      .delete(old.table)
      .where(isFound)
      .returning({ one: sql`1` }),
  );
}
