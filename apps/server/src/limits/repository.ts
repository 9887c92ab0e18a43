import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { attempts, sessions, users } from "../db/schema/accounts.ts";
import type { Limit } from "./limit-policy.ts";

/** Long past, so that no server whose clock differs takes it for a wait. */
const noWait = new Date(0);

type Tried = { key: string; limit: Limit; at: Date };
/** `blockedUntil`: from when on the next try is accepted; `noWait`: at once. */
export type Counted = { counted: boolean; blockedUntil: Date };

/**
 * Counts one try, unless its key waits. It is one statement: tries at the same time queue for the lock of the row,
 * so that no two of them see the same count.
 */
export async function countAttempt(tx: Tx, { key, limit, at }: Tried): Promise<Counted> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const forgotten = sql`greatest(0, floor(extract(epoch from ${now} - ${attempts.lastAt}) / ${limit.forgetOneAfterS}::int))::int`;
  const left = sql`greatest(0, ${attempts.count} - ${forgotten})`;
  const count = sql`least(${countMax(limit)}::int, ${left} + 1)`;
  const [row] = await tx
    .insert(attempts)
    .values({
      key,
      count: 1,
      lastAt: at,
      blockedUntil: limit.free > 1 ? noWait : new Date(at.getTime() + limit.firstWaitS * 1_000),
    })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count,
        // Not the time of this try, so that counts are also forgotten while new tries come.
        lastAt: sql`case when ${left} = 0 then ${now} else ${attempts.lastAt} + ${forgotten} * interval '1 second' * ${limit.forgetOneAfterS}::int end`,
        blockedUntil: sql`case when ${count} < ${limit.free}::int then ${noWait.toISOString()}::timestamptz else ${now} + interval '1 second' * least(${limit.longestWaitS}::int, ${limit.firstWaitS}::int * power(2, ${count} - ${limit.free}::int)) end`,
      },
      // A wait longer than the longest one does not count: the clock was set back.
      setWhere: sql`${attempts.blockedUntil} <= ${now} or ${attempts.blockedUntil} > ${now} + interval '1 second' * ${limit.longestWaitS}::int`,
    })
    .returning({ blockedUntil: attempts.blockedUntil });
  if (row !== undefined) return { counted: true, blockedUntil: row.blockedUntil };
  const [waiting] = await tx
    .select({ blockedUntil: attempts.blockedUntil })
    .from(attempts)
    .where(eq(attempts.key, key));
  return { counted: false, blockedUntil: waiting?.blockedUntil ?? at };
}

/** Tries beyond the longest wait are not added, so that also a long series of tries is soon forgotten. */
export function countMax({ free, firstWaitS, longestWaitS }: Limit): number {
  return free + Math.ceil(Math.log2(longestWaitS / firstWaitS));
}

/** Undoes one `countAttempt`, and its wait unless another try began one since. */
export async function uncountAttempt(tx: Tx, key: string, begun: Date): Promise<void> {
  const [row] = await tx.select().from(attempts).where(eq(attempts.key, key)).for("update");
  if (row === undefined) return;
  if (row.count === 1) return deleteAttempts(tx, key);
  const blockedUntil = row.blockedUntil.getTime() === begun.getTime() ? noWait : row.blockedUntil;
  await tx
    .update(attempts)
    .set({ count: row.count - 1, blockedUntil })
    .where(eq(attempts.key, key));
}

export async function deleteAttempts(tx: Tx, key: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.key, key));
}

/** Deletes keys whose last try was before `before` and whose wait is over. */
export async function deleteAttemptsBefore(db: Db, before: Date, now: Date): Promise<void> {
  const where = and(lt(attempts.lastAt, before), lt(attempts.blockedUntil, now));
  await deleteInBatches(db, { table: attempts, where, oldestFirst: attempts.lastAt });
}

/** @returns true when the account of this address opened a session at this place after `since` */
export async function isFamiliarPlace(
  tx: Tx,
  { email, placeKey, since }: { email: string; placeKey: string; since: Date },
): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.email, email), eq(sessions.placeKey, placeKey), gt(sessions.createdAt, since)))
    .limit(1);
  return found.length > 0;
}
