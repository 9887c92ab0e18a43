import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { OperatorError } from "../../operator-error.ts";
import { withDeadline } from "../connections/with-deadline.ts";
import type { Database } from "../client.ts";

/** The key of the advisory lock: any number, the same in every process. */
const migrationLock = 7_340_121;

const pollMs = 100;
/** Longer than building the longest index takes; a server that keeps the lock for longer has a fault. */
const waitMaxMs = 30 * 60_000;
/** The deadline of the process that migrates: in effect none. */
const longestMs = 24 * 60 * 60_000;

/**
 * Migrates while no other process does: a process that starts meanwhile waits before its first statement.
 *
 * The lock belongs to a transaction that does no other work, so that it ends with its process, also behind a
 * pooler. A waiting process polls instead of waiting inside a statement: `create index concurrently` waits for all
 * running statements, and would wait for that one forever.
 * @throws {OperatorError} when another process does not finish
 */
export async function migrateAlone(
  { db, isShared }: Pick<Database, "db" | "isShared">,
  logger: Pick<Logger, "info"> | undefined,
  work: () => Promise<void>,
): Promise<void> {
  if (!isShared) return work();
  const deadline = performance.now() + waitMaxMs;
  for (let waits = 0; performance.now() < deadline; waits += 1) {
    const isDone = await withDeadline(longestMs, () =>
      db.transaction(async (tx) => {
        const [lock] = await tx
          .select({
            isTaken: sql<boolean>`pg_try_advisory_xact_lock(${migrationLock}, hashtext(current_schema()))`,
          })
          .from(sql`(select 1) as one`);
        if (lock?.isTaken !== true) return false;
        await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
        await work();
        return true;
      }),
    );
    if (isDone) return;
    if (waits === 0) logger?.info("another server migrates the database; this one waits for it");
    await sleep(pollMs);
  }
  throw new OperatorError(
    `another server has been migrating the database for ${waitMaxMs / 60_000} minutes; look what it waits for`,
  );
}
