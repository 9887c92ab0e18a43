import { and, eq, isNull, sql } from "drizzle-orm";
import { users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";
import type { Deps } from "../deps.ts";

/**
 * Gives the accounts that were opened before November 2026 the key of their mailbox, so that another spelling of it
 * finds the person. Runs before the server accepts requests; a later run finds no such account.
 * @returns how many accounts got a key
 */
export async function nameMailboxes(
  { db, pseudonyms }: Pick<Deps, "db" | "pseudonyms">,
  { atOnce = 1_000 } = {},
): Promise<number> {
  let named = 0;
  for (;;) {
    const unnamed = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .innerJoin(creditAccounts, eq(creditAccounts.userId, users.id))
      .where(isNull(creditAccounts.mailboxKey))
      .limit(atOnce);
    if (unnamed.length === 0) return named;
    const keys = unnamed.map(({ id, email }) => ({ id, key: pseudonyms.personOf(email) }));
    await db
      .update(creditAccounts)
      .set({ mailboxKey: sql`found.key` })
      .from(sql`jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found(id uuid, key text)`)
      .where(and(eq(creditAccounts.userId, sql`found.id`), isNull(creditAccounts.mailboxKey)));
    named += unnamed.length;
  }
}
