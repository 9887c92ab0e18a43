import { and, asc, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import { users } from "../../db/schema/accounts.ts";
import { secondFactorChallenges } from "../../db/schema/second-factors.ts";

export type ChallengeRow = typeof secondFactorChallenges.$inferSelect;
export type NewChallenge = typeof secondFactorChallenges.$inferInsert;

/** The tries of one handle. */
const triesMax = 5;

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx.insert(secondFactorChallenges).values(challenge);
}

/** @returns the address of the person whose log-in waits under this handle */
export async function findWaitingAddress(db: Db, handleHash: string, at: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(secondFactorChallenges)
    .innerJoin(users, eq(users.id, secondFactorChallenges.userId))
    .where(
      and(
        eq(secondFactorChallenges.handleHash, handleHash),
        eq(secondFactorChallenges.purpose, "log_in"),
        gt(secondFactorChallenges.expiresAt, at),
      ),
    );
  return row?.email;
}

/**
 * Counts a try before it is checked, so that many at once are not more than five.
 * @returns undefined when the handle is unknown, of another purpose or session, too old, or tried too often
 */
export async function countTry(
  db: Db,
  begun: Pick<ChallengeRow, "handleHash" | "purpose" | "sessionId">,
  at: Date,
): Promise<ChallengeRow | undefined> {
  const { handleHash, purpose, sessionId, attempts, expiresAt } = secondFactorChallenges;
  const [row] = await db
    .update(secondFactorChallenges)
    .set({ attempts: sql`${attempts} + 1` })
    .where(
      and(
        eq(handleHash, begun.handleHash),
        eq(purpose, begun.purpose),
        begun.sessionId === null ? isNull(sessionId) : eq(sessionId, begun.sessionId),
        lt(attempts, triesMax),
        gt(expiresAt, at),
      ),
    )
    .returning();
  return row;
}

/** @returns what a person began and did not finish, oldest first */
export async function listChallenges(tx: Tx, userId: string): Promise<ChallengeRow[]> {
  return tx
    .select()
    .from(secondFactorChallenges)
    .where(eq(secondFactorChallenges.userId, userId))
    .orderBy(asc(secondFactorChallenges.expiresAt));
}

/** Ends a challenge that is passed. @returns false when another call ended it first */
export async function takeChallenge(tx: Tx, handleHash: string): Promise<boolean> {
  const taken = await tx
    .delete(secondFactorChallenges)
    .where(eq(secondFactorChallenges.handleHash, handleHash))
    .returning({ handleHash: secondFactorChallenges.handleHash });
  return taken.length > 0;
}

export async function deleteExpiredChallenges(db: Db, at: Date): Promise<void> {
  const { expiresAt } = secondFactorChallenges;
  await deleteInBatches(db, {
    table: secondFactorChallenges,
    where: lte(expiresAt, at),
    oldestFirst: expiresAt,
  });
}
