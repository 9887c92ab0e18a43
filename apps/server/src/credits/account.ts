import { eq } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { creditAccounts } from "../db/schema/credits.ts";
import type { AccountState } from "./movement.ts";

/** Opens the account of a new person, with nothing in it. Opening it again changes nothing. */
export async function openAccount(tx: Tx, account: { userId: string; personKey: string }): Promise<void> {
  await tx.insert(creditAccounts).values(account).onConflictDoNothing();
}

/**
 * Reads an account and keeps everybody else from it until the transaction ends: whatever happens
 * to one person's fichas happens in one order.
 * @throws {Error} when the person has no account, which is our own bug
 */
export async function lockAccount(tx: Tx, userId: string): Promise<AccountState> {
  const [account] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for("update");
  if (account === undefined) throw new Error(`no credit account for user ${userId}`);
  return account;
}

/** Reads an account as it is at the moment. @returns undefined while the person has none */
export async function findAccount(db: Db, userId: string): Promise<AccountState | undefined> {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return account;
}

/** @returns the fichas a person can spend now; what is held for a running search is not among them. */
export async function getBalance(db: Db, userId: string): Promise<number> {
  const [account] = await db
    .select({ bonus: creditAccounts.bonus, bought: creditAccounts.bought })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  return account === undefined ? 0 : account.bonus + account.bought;
}
