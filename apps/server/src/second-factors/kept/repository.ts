import { and, asc, eq, gt, lt, notLike } from "drizzle-orm";
import type { Db, Tx } from "../../db/client.ts";
import { sessions } from "../../db/schema/accounts.ts";
import { secondFactorChallenges, secondFactors } from "../../db/schema/second-factors.ts";

export type FactorRow = typeof secondFactors.$inferSelect;

export async function hasSecondFactor(db: Db | Tx, userId: string): Promise<boolean> {
  const [factor] = await db
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .limit(1);
  return factor !== undefined;
}

/** @returns the second factors of a person, oldest first */
export async function listFactors(db: Db | Tx, userId: string): Promise<FactorRow[]> {
  return db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .orderBy(asc(secondFactors.createdAt), asc(secondFactors.id));
}

/** @returns undefined when the passkey is in an account already */
export async function insertFactor(
  tx: Tx,
  factor: typeof secondFactors.$inferInsert,
): Promise<FactorRow | undefined> {
  const [row] = await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoNothing({ target: secondFactors.credentialId })
    .returning();
  return row;
}

/** @returns undefined when the person has no such second factor */
export async function renameFactor(
  db: Db,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<FactorRow | undefined> {
  const [row] = await db
    .update(secondFactors)
    .set({ name })
    .where(and(eq(secondFactors.id, id), eq(secondFactors.userId, userId)))
    .returning();
  return row;
}

/** @returns undefined when the person has no such second factor */
export async function deleteFactor(
  tx: Tx,
  { userId, id }: { userId: string; id: string },
): Promise<FactorRow | undefined> {
  const [row] = await tx
    .delete(secondFactors)
    .where(and(eq(secondFactors.id, id), eq(secondFactors.userId, userId)))
    .returning();
  return row;
}

/** @returns how many second factors the person had */
export async function deleteAllFactors(tx: Tx, userId: string): Promise<number> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ id: secondFactors.id });
  return removed.length;
}

/** Uses up a time step of an app. @returns false when it, or a later one, was used meanwhile */
export async function spendStep(
  tx: Tx,
  { id, step, at }: { id: string; step: number; at: Date },
): Promise<boolean> {
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step, lastUsedAt: at })
    .where(and(eq(secondFactors.id, id), lt(secondFactors.lastStep, step)))
    .returning({ id: secondFactors.id });
  return used.length > 0;
}

/** Notes how often a passkey signed. @returns false when it was removed, or another use came first */
export async function spendPasskey(
  tx: Tx,
  { id, before, signCount, at }: { id: string; before: number; signCount: number; at: Date },
): Promise<boolean> {
  const used = await tx
    .update(secondFactors)
    .set({ signCount, lastUsedAt: at })
    .where(and(eq(secondFactors.id, id), eq(secondFactors.signCount, before)))
    .returning({ id: secondFactors.id });
  return used.length > 0;
}

/** Notes in a session that a second factor was shown. */
export async function noteSecondFactor(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, sessionId));
}

/** Notes in a session that the password was proved again. */
export async function notePassword(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.update(sessions).set({ passwordAt: at }).where(eq(sessions.id, sessionId));
}

/** @returns a page of the apps whose secret is sealed with another key than this one, by id */
export async function listSealedOtherwise(
  db: Db,
  { key, after, most }: { key: string; after: string; most: number },
): Promise<FactorRow[]> {
  const { id, kind, sealedSecret } = secondFactors;
  return db
    .select()
    .from(secondFactors)
    .where(and(eq(kind, "totp"), notLike(sealedSecret, `${key}.%`), after === "" ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(most);
}

/** Replaces a sealed secret, if it is still the one that was read. */
export async function replaceSealed(
  db: Db,
  { id, before, after }: { id: string; before: string; after: string },
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ sealedSecret: after })
    .where(and(eq(secondFactors.id, id), eq(secondFactors.sealedSecret, before)));
}

/** Ends what waits for a second factor, and forgets when sessions showed one: for a person who has none any more. */
export async function forgetProofs(tx: Tx, userId: string): Promise<void> {
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}
