import { and, asc, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { accountTokens, identities, sessions, users } from "../db/schema/accounts.ts";
import type { UserRow } from "./repository.ts";

export type SessionRow = typeof sessions.$inferSelect;

/** @returns undefined when the account is gone */
export async function renameUser(db: Db, userId: string, name: string): Promise<UserRow | undefined> {
  const [user] = await db.update(users).set({ name }).where(eq(users.id, userId)).returning();
  return user;
}

/** @returns false when the password is no longer `before`: somebody was quicker */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { before, after }: { before: string | null; after: string },
): Promise<boolean> {
  const unchanged = before === null ? isNull(users.passwordHash) : eq(users.passwordHash, before);
  const changed = await tx
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), unchanged))
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function listIdentities(db: Db | Tx, userId: string) {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.issuer));
}

/** @returns the links that were sent to a person and are still known, oldest first */
export async function listLinksOf(tx: Tx, userId: string) {
  const { purpose, createdAt, expiresAt, usedAt } = accountTokens;
  return tx
    .select({ purpose, createdAt, expiresAt, usedAt })
    .from(accountTokens)
    .where(eq(accountTokens.userId, userId))
    .orderBy(asc(createdAt));
}

/** @returns every session ever kept of a person, newest first */
export async function listAllSessions(tx: Tx, userId: string): Promise<SessionRow[]> {
  return tx
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** @returns the sessions that are neither revoked nor over, newest first */
export async function listOpenSessions(db: Db, userId: string, at: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(openAt(userId, at))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** @returns how many open sessions were ended */
export async function revokeOtherSessions(
  db: Db | Tx,
  { userId, keptId, at }: { userId: string; keptId: string; at: Date },
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(openAt(userId, at), ne(sessions.id, keptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function findSession(db: Db, sessionId: string): Promise<SessionRow | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
  return session;
}

function openAt(userId: string, at: Date) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, at));
}
