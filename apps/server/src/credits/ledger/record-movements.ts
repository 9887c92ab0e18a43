import { sql } from "drizzle-orm";
import { creditAccounts, ledgerEntries, ledgerMovements } from "../../db/schema/credits.ts";
import { buildOnce } from "../../db/statements/build-once.ts";
import { rowsAsText } from "../../db/statements/rows-as-json.ts";
import { changedAccount, transactionOf, type LockedAccount } from "./account.ts";
import { chainMovements, type Movement } from "./movement.ts";

/**
 * Writes movements of one account with their entries and updates the account's pockets, in one statement for all of
 * them and in the transaction that locked the account. No other code writes movements.
 * @returns the account as it is now; null, and nothing is written, when the idempotency keys were used before
 * @throws {Error} when changes do not sum to zero, a pocket would fall below zero, or only some of
 *   several keys were used before
 */
export async function recordMovements(
  account: LockedAccount,
  movements: readonly Movement[],
): Promise<LockedAccount | null> {
  const chained = chainMovements(account, movements);
  const [recorded] = await callRecordMovements(transactionOf(account)).execute({
    movements: rowsAsText(ledgerMovements, chained.movements),
    entries: rowsAsText(ledgerEntries, chained.entries),
    accounts: rowsAsText(creditAccounts, [chained.after]),
  });
  if (recorded?.count === 0) return null;
  if (recorded?.count !== movements.length) throw new Error("some of these movements were recorded before");
  return changedAccount(account, chained.after);
}

const callRecordMovements = buildOnce((db) =>
  db
    .select({ count: sql<number>`count` })
    .from(
      sql`record_movements(
        ${sql.placeholder("movements")}::text::jsonb,
        ${sql.placeholder("entries")}::text::jsonb,
        ${sql.placeholder("accounts")}::text::jsonb
      ) as count`,
    )
    .prepare("record_movements"),
);
