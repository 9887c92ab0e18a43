import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";

/** @returns accounts without the key of their mailbox, at most `limit` */
export function listWithoutMailbox(db: Db, limit: number): Promise<{ id: string; email: string }[]> {
  return db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(isNull(creditAccounts.mailboxKey))
    .limit(limit);
}

/** Gives accounts the keys of their mailboxes; one that has a key keeps it. `id`: of the account's person. */
export async function setMailboxKeys(db: Db, keys: readonly { id: string; key: string }[]): Promise<void> {
  await db
    .update(creditAccounts)
    .set({ mailboxKey: sql`found.key` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found(id uuid, key text)`)
    .where(and(eq(creditAccounts.userId, sql`found.id`), isNull(creditAccounts.mailboxKey)));
}
