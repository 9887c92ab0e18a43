import { desc, eq, inArray, or } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { creditAccounts } from "../db/schema/credits.ts";
import type { AccountState } from "./movement.ts";

/** A mailbox as a key that names nobody, by the rules of today and by those in force before. */
export type MailboxKeys = { today: string; formerly: string };

/**
 * Opens an account with nothing in it, of a new person or of the one whom this mailbox belonged to before:
 * bonuses are given once a person, under the key that they have had from the beginning. Opening it again
 * changes nothing.
 */
export async function openAccount(
  tx: Tx,
  { userId, mailbox }: { userId: string; mailbox: MailboxKeys },
): Promise<void> {
  const [known] = await tx
    .select({ personKey: creditAccounts.personKey })
    .from(creditAccounts)
    .where(
      or(
        eq(creditAccounts.mailboxKey, mailbox.today),
        inArray(creditAccounts.personKey, [mailbox.today, mailbox.formerly]),
      ),
    )
    // Of several from before, the one that was given something.
    .orderBy(desc(creditAccounts.movementCount))
    .limit(1);
  const personKey = known?.personKey ?? mailbox.today;
  await tx
    .insert(creditAccounts)
    .values({ userId, personKey, mailboxKey: mailbox.today })
    .onConflictDoNothing();
}

/** @returns what once-a-person bonuses of this account are keyed by */
export async function getPersonKey(db: Db | Tx, userId: string): Promise<string> {
  const [account] = await db
    .select({ personKey: creditAccounts.personKey })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  if (account === undefined) throw new Error(`no credit account for user ${userId}`);
  return account.personKey;
}

/** Not exported, so that nothing but `lockAccount` can make a `LockedAccount`. */
const lockedBy = Symbol("locked by");

/** An account that one transaction keeps from all others, and the proof that it does. */
export type LockedAccount = AccountState & { readonly [lockedBy]: Tx };

/**
 * Reads an account and keeps other transactions from it until this one ends: all that happens to one person's
 * fichas happens in one order.
 * @throws {Error} when the person has no account, which is our own bug
 */
export async function lockAccount(tx: Tx, userId: string): Promise<LockedAccount> {
  const [account] = await tx
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for("update");
  if (account === undefined) throw new Error(`no credit account for user ${userId}`);
  return { ...account, [lockedBy]: tx };
}

/** @returns the transaction that keeps an account locked: the only one that may change it */
export function transactionOf(account: LockedAccount): Tx {
  return account[lockedBy];
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
