import type { Db, Tx } from "./client.ts";

/** Reads the database as it was at one moment, however long that takes and whatever others write meanwhile. */
export function readSnapshot<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" });
}
