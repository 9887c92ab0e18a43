import { withDeadline } from "../connections/with-deadline.ts";
import type { Db, Tx } from "../client.ts";

/** A check of all rows reads for minutes, and no person waits for its answer. */
const snapshotMs = 30 * 60_000;

/** Reads what belongs together as it was at one moment. */
export type ReadSnapshot = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

/** Reads one snapshot of the database, for up to half an hour, while other transactions write. */
export function readSnapshot<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return withDeadline(snapshotMs, () =>
    db.transaction(work, { isolationLevel: "repeatable read", accessMode: "read only" }),
  );
}
