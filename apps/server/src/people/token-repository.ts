import { and, asc, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { accountTokens, users } from "../db/schema/accounts.ts";
import type { UserRow } from "./repository.ts";

export async function insertAccountToken(tx: Tx, token: typeof accountTokens.$inferInsert): Promise<void> {
  await tx.insert(accountTokens).values(token);
}

type TokenPurpose = (typeof accountTokens.$inferSelect)["purpose"];

/** A valid token: its person, and the sign-up for which a confirmation link was sent. */
export type ValidToken = { user: UserRow; signUpId: string | null };

/** @returns the token, if it is valid now; `useAccountToken` uses it up */
export async function findValidToken(
  db: Db,
  purpose: TokenPurpose,
  tokenHash: string,
  at: Date,
): Promise<ValidToken | undefined> {
  const [row] = await db
    .select({ user: users, signUpId: accountTokens.signUpId })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(isGoodToken(purpose, tokenHash, at));
  return row;
}

/** Uses up a token, if it is valid now. @returns undefined when it is unknown, used or too old */
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

/** @returns the token, if it was used before */
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

/** @returns the stored links that were sent to a person, oldest first */
export async function listLinksOf(tx: Tx, userId: string) {
  const { purpose, createdAt, expiresAt, usedAt } = accountTokens;
  return tx
    .select({ purpose, createdAt, expiresAt, usedAt })
    .from(accountTokens)
    .where(eq(accountTokens.userId, userId))
    .orderBy(asc(createdAt));
}

/** Deletes the links that were sent before an instant. */
export async function deleteTokensBefore(db: Db, before: Date): Promise<void> {
  const { createdAt } = accountTokens;
  await deleteInBatches(db, { table: accountTokens, where: lt(createdAt, before), oldestFirst: createdAt });
}
