import { desc, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { rowsAsJson } from "../db/statements/rows-as-json.ts";
import { accessRecords } from "../db/schema/access-records.ts";

export type AccessRecord = typeof accessRecords.$inferSelect;

/** Stores records; of several with the same session, day and address, the first one is kept. */
export async function insertAccessRecords(db: Db, records: readonly AccessRecord[]): Promise<void> {
  // One statement text for any number of rows, so that it is prepared once.
  await db.execute(sql`
    insert into access_records (session_id, day, ip, port, person_id, action, at)
    select session_id, day, ip, port, person_id, action, at
    from jsonb_populate_recordset(null::access_records, ${rowsAsJson(accessRecords, records)})
    on conflict do nothing`);
}

/** For operators only: @returns the addresses from which an account was used, newest first */
export function listAccessOf(db: Db, personId: string, limit: number): Promise<AccessRecord[]> {
  return list(db, eq(accessRecords.personId, personId), limit);
}

/** For operators only: @returns the accounts that were used from an address, newest first */
export function listAccessFrom(db: Db, ip: string, limit: number): Promise<AccessRecord[]> {
  return list(db, eq(accessRecords.ip, ip), limit);
}

function list(db: Db, where: SQL, limit: number): Promise<AccessRecord[]> {
  return db.select().from(accessRecords).where(where).orderBy(desc(accessRecords.at)).limit(limit);
}

export async function deleteAccessBefore(db: Db, before: Date): Promise<void> {
  const { at } = accessRecords;
  await deleteInBatches(db, { table: accessRecords, where: lt(at, before), oldestFirst: at });
}
