import { and, eq, lte } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { googleSignIns, identities, users } from "../db/schema/accounts.ts";
import type { UserRow } from "../people/repository.ts";

export type SignInRow = typeof googleSignIns.$inferSelect;

export async function insertSignIn(db: Db, signIn: SignInRow): Promise<void> {
  await db.insert(googleSignIns).values(signIn);
}

/** Reads and deletes a sign-in, in a transaction of its own: a state works once, also when the sign-in fails later. */
export async function takeSignIn(db: Db, stateHash: string): Promise<SignInRow | undefined> {
  const [signIn] = await db.delete(googleSignIns).where(eq(googleSignIns.stateHash, stateHash)).returning();
  return signIn;
}

export async function deleteExpiredSignIns(db: Db, at: Date): Promise<void> {
  const { expiresAt } = googleSignIns;
  await deleteInBatches(db, { table: googleSignIns, where: lte(expiresAt, at), oldestFirst: expiresAt });
}

/** Finds the person whom an identity signs in, and locks them until the transaction ends. */
export async function lockUserOfIdentity(
  tx: Tx,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<UserRow | undefined> {
  const [row] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(identities, eq(identities.userId, users.id))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .for("no key update", { of: users });
  return row?.user;
}

/** Like `findUserByEmail`, with a lock: no other transaction links or deletes this person until this one ends. */
export async function lockUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.email, email)).for("no key update");
  return user;
}

/** @returns the subject under which the issuer knows this person; undefined when they are not linked */
export async function findSubject(tx: Tx, userId: string, issuer: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)));
  return row?.subject;
}

/** @returns false when the identity is linked to a person already */
export async function insertIdentity(tx: Tx, identity: typeof identities.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(identities).values(identity).onConflictDoNothing().returning();
  return rows.length === 1;
}
