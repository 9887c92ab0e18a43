import { sql } from "drizzle-orm";
import type { Db } from "../../../apps/server/src/db/client.ts";

/** @returns how many bytes of the write-ahead log were written since the server was made */
export async function readLsn(db: Db): Promise<number> {
  const [row] = await db
    .select({ lsn: sql<string>`pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')` })
    .from(sql`(select 1) as one`);
  return Number(row?.lsn);
}
