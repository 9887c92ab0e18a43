import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { accountTokens, sessions, users } from "../db/schema/accounts.ts";
import { AppError } from "../errors.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/**
 * The person whose session the caller holds.
 * @throws {AppError} unauthenticated when the account was deleted since the session was checked
 */
export async function getUser(db: Db | Tx, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError("unauthenticated");
  return user;
}

/** @returns undefined when the address was taken in the meantime */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row;
}

/** @returns undefined when it was confirmed before: the first confirmation stands */
export async function markConfirmed(
  tx: Tx,
  userId: string,
  opening: { name: string | null; passwordHash: string | null; signedUpAt: Date; at: Date },
): Promise<UserRow | undefined> {
  const [user] = await tx
    .update(users)
    .set({
      ...(opening.name !== null && { name: opening.name }),
      passwordHash: opening.passwordHash,
      createdAt: opening.signedUpAt,
      confirmedAt: opening.at,
    })
    .where(and(eq(users.id, userId), isNull(users.confirmedAt)))
    .returning();
  return user;
}

/** Reads a person and keeps others from changing them until the transaction ends. @returns undefined when gone */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user;
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

export async function insertAccountToken(tx: Tx, token: typeof accountTokens.$inferInsert): Promise<void> {
  await tx.insert(accountTokens).values(token);
}

type TokenPurpose = (typeof accountTokens.$inferSelect)["purpose"];

/** A token that works now: whose it is, and the sign-up that a confirmation link was sent for. */
export type GoodToken = { user: UserRow; signUpId: string | null };

/** @returns the token, if it is good now; using it is `useAccountToken` */
export async function findGoodToken(
  db: Db,
  purpose: TokenPurpose,
  tokenHash: string,
  at: Date,
): Promise<GoodToken | undefined> {
  const [row] = await db
    .select({ user: users, signUpId: accountTokens.signUpId })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(isGoodToken(purpose, tokenHash, at));
  return row;
}

/** Uses up a token, if it is good now. @returns undefined when it is unknown, used or too old */
export async function useAccountToken(tx: Tx, purpose: TokenPurpose, tokenHash: string, at: Date) {
  const [token] = await tx
    .update(accountTokens)
    .set({ usedAt: at })
    .where(isGoodToken(purpose, tokenHash, at))
    .returning();
  return token;
}

function isGoodToken(purpose: TokenPurpose, tokenHash: string, at: Date) {
  return and(
    eq(accountTokens.tokenHash, tokenHash),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, at),
  );
}

/** Voids every open token of a person for this purpose. */
export async function useUpTokens(tx: Tx, userId: string, purpose: TokenPurpose, at: Date): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ usedAt: at })
    .where(
      and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)),
    );
}

/** @returns the token, if it did its work before */
export async function findUsedToken(db: Db, purpose: TokenPurpose, tokenHash: string) {
  const [token] = await db
    .select()
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.tokenHash, tokenHash),
        eq(accountTokens.purpose, purpose),
        isNotNull(accountTokens.usedAt),
      ),
    );
  return token;
}

export async function insertSession(tx: Tx, session: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(session);
}

/** @returns true while the session is neither revoked nor over */
export async function isSessionOpen(db: Db, sessionId: string, userId: string, at: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
      ),
    );
  return rows.length === 1;
}

export async function revokeSession(db: Db | Tx, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends every session of a person. */
export async function endSessions(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}
