import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { buildOnce } from "../../db/statements/build-once.ts";
import type { Db, Tx } from "../../db/client.ts";
import { joinStatements } from "../../db/statements/join-statements.ts";
import { creditAccounts, creditHolds } from "../../db/schema/credits.ts";
import type { AccountState } from "./movement.ts";

/** The pseudonymous key of a mailbox, by the rules of today and by those until November 2026. */
export type MailboxKeys = { today: string; formerly: string };

/**
 * Opens an empty account. A person who had an account with this mailbox before gets the person key of that account,
 * because bonuses are given once per person key. Opening an account again changes nothing.
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
    // Of several earlier accounts, the one with the most movements.
    .orderBy(desc(creditAccounts.movementCount))
    .limit(1);
  const personKey = known?.personKey ?? mailbox.today;
  await tx
    .insert(creditAccounts)
    .values({ userId, personKey, mailboxKey: mailbox.today })
    .onConflictDoNothing();
}

/** @returns the key under which this account gets the bonuses that are given once per person */
export async function getPersonKey(db: Db | Tx, userId: string): Promise<string> {
  const [account] = await db
    .select({ personKey: creditAccounts.personKey })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId));
  if (account === undefined) throw new Error(`no credit account for user ${userId}`);
  return account.personKey;
}

/** Not exported, so that only `lockAccount` can make a `LockedAccount`. */
const lockedBy = Symbol("locked by");

/** An account that one transaction has locked, with that transaction as the proof. */
export type LockedAccount = AccountState & { readonly [lockedBy]: Tx };

/**
 * Reads and locks an account until this transaction ends, so that the movements of one person's fichas have one
 * order.
 * @throws {Error} when the person has no account, which is our own bug
 */
export async function lockAccount(tx: Tx, userId: string): Promise<LockedAccount> {
  const [account] = await lockOne(tx).execute({ userId });
  if (account === undefined) throw new Error(`no credit account for user ${userId}`);
  return { ...account, [lockedBy]: tx };
}

const lockOne = buildOnce((db) =>
  db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, sql.placeholder("userId")))
    .for("update")
    .prepare("lock_account"),
);

/** `holds`: of the account's person, locked with it. */
export type LockedWithHolds = { account: LockedAccount; holds: readonly (typeof creditHolds.$inferSelect)[] };

/**
 * As `lockAccount`, and locks holds of the person in the same statement. It is one for both, because each answer of a
 * portal needs both. Locked, the holds are read as they are after a wait for the account, not as they were before it.
 * @returns the holds with these ids; those of another person are left out
 * @throws {Error} when the person has no account or none of the holds, which is our own bug
 */
export async function lockAccountWithHolds(
  tx: Tx,
  { userId, holdIds }: { userId: string; holdIds: readonly string[] },
): Promise<LockedWithHolds> {
  const rows = await lockBoth(tx).execute({ userId, holdIds: [...new Set(holdIds)] });
  const [first] = rows;
  if (first === undefined) throw new Error(`user ${userId} has no hold ${holdIds.join(", ")}`);
  return {
    account: { ...first.credit_accounts, [lockedBy]: tx },
    holds: rows.map(({ credit_holds: hold }) => hold),
  };
}

const lockBoth = buildOnce((db) =>
  db
    .select()
    .from(creditAccounts)
    .innerJoin(creditHolds, eq(creditHolds.userId, creditAccounts.userId))
    .where(
      and(
        eq(creditAccounts.userId, sql.placeholder("userId")),
        // Repeated for the index, and for a distributed database.
        eq(creditHolds.userId, sql.placeholder("userId")),
        sql`${creditHolds.id} = any(${sql.placeholder("holdIds")}::uuid[])`,
      ),
    )
    // Each row of a join is locked in the order of the tables: the account first, as everywhere.
    .for("update")
    .prepare("lock_account_with_holds"),
);

/** @returns a locked account after its own transaction has changed it */
export function changedAccount(account: LockedAccount, after: AccountState): LockedAccount {
  return { ...after, [lockedBy]: account[lockedBy] };
}

/** @returns the transaction that locked an account: the only one that may change it */
export function transactionOf(account: LockedAccount): Tx {
  return account[lockedBy];
}

/** Reads an account without a lock. @returns undefined while the person has none */
export async function findAccount(db: Db, userId: string): Promise<AccountState | undefined> {
  const [account] = await db.select().from(creditAccounts).where(eq(creditAccounts.userId, userId));
  return account;
}

/** @returns the fichas that a person can spend now, without those held for a running search */
export function getBalance(db: Db, userId: string): Promise<number> {
  return readBalance(db, userId);
}

const readBalance = joinStatements(async (db, userIds: readonly string[]) => {
  const rows = await findBalances(db).execute({ userIds: [...new Set(userIds)] });
  const balances = new Map(rows.map(({ userId, bonus, bought }) => [userId, bonus + bought]));
  return userIds.map((id) => balances.get(id) ?? 0);
});

const findBalances = buildOnce((db) =>
  db
    .select({ userId: creditAccounts.userId, bonus: creditAccounts.bonus, bought: creditAccounts.bought })
    .from(creditAccounts)
    .where(sql`${creditAccounts.userId} = any(${sql.placeholder("userIds")}::uuid[])`)
    .prepare("find_balances"),
);
