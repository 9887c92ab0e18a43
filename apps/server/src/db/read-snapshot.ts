import { allowTime } from "./allow-time.ts";
import type { Db, Tx } from "./client.ts";

/** What reads everything reads for minutes, and nobody waits for its answer. */
const snapshotMs = 30 * 60_000;

/** Reads the database as it was at one moment, for up to half an hour, whatever others write meanwhile. */
export function readSnapshot<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return allowTime(snapshotMs, () =>
    db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" }),
  );
}
