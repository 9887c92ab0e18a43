import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { identities, users } from "../db/schema/accounts.ts";
import { AppError } from "../errors.ts";

export type UserRow = typeof users.$inferSelect;

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return user;
}

/** As `findUserByEmail`, for rows about the person: the account cannot be deleted before this transaction ends. */
export async function keepUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for("key share");
  return user;
}

/**
 * Reads the person of a session.
 * @throws {AppError} unauthenticated when the account was deleted since the session was checked
 */
export async function getUser(db: Db | Tx, userId: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (user === undefined) throw new AppError("unauthenticated");
  return user;
}

/**
 * As `getUser`, for rows about the person: the account cannot be deleted before this transaction ends.
 * @throws {AppError} unauthenticated when it was deleted since the session was checked
 */
export async function keepUser(tx: Tx, userId: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("key share");
  if (user === undefined) throw new AppError("unauthenticated");
  return user;
}

/** Ids are compared in parts, because a statement takes 65,535 values. */
const partSize = 1_000;

/** @returns those of the accounts that exist */
export async function listUsers(db: Db, ids: readonly string[]): Promise<Pick<UserRow, "id" | "email">[]> {
  const { id, email } = users;
  const found: Pick<UserRow, "id" | "email">[] = [];
  for (let at = 0; at < ids.length; at += partSize)
    found.push(
      ...(await db
        .select({ id, email })
        .from(users)
        .where(inArray(id, ids.slice(at, at + partSize)))),
    );
  return found;
}

/** @returns undefined when another account has the address */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row;
}

/** @returns undefined when the account was confirmed before: the first confirmation counts */
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

/** Reads and locks a person until the transaction ends. @returns undefined when the account is deleted */
export async function lockUser(tx: Tx, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  return user;
}

export async function setPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** @returns undefined when the account is deleted */
export async function renameUser(db: Db, userId: string, name: string): Promise<UserRow | undefined> {
  const [user] = await db.update(users).set({ name }).where(eq(users.id, userId)).returning();
  return user;
}

/** @returns false when the password is no longer `before`: another request changed it first */
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

/** @returns the identities that sign this person in, oldest first */
export async function listIdentities(db: Db | Tx, userId: string) {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.createdAt), asc(identities.issuer));
}
