import { sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditAccounts, ledgerEntries, ledgerMovements } from "../db/schema/credits.ts";
import { rowsAsJson } from "../db/rows-as-json.ts";
import { chainMovements, type AccountState, type Movement } from "./movement.ts";

/**
 * Writes movements of one account with their entries and moves the account's pockets, in one
 * statement however many there are; the only code that does. The account must be locked by this
 * transaction, and afterwards `account` is out of date.
 * @returns false, and nothing is written, when the idempotency keys were used before
 * @throws {Error} when changes do not sum to zero, a pocket would fall below it, or only some of
 *   several keys were used before
 */
export async function recordMovements(
  tx: Tx,
  account: AccountState,
  movements: readonly Movement[],
): Promise<boolean> {
  const chained = chainMovements(account, movements);
  const ledger = sql`record_movements(
    ${rowsAsJson(ledgerMovements, chained.movements)},
    ${rowsAsJson(ledgerEntries, chained.entries)},
    ${rowsAsJson(creditAccounts, [chained.after])}
  )`;
  const [recorded] = await tx.select({ count: sql<number>`count` }).from(sql`${ledger} as count`);
  if (recorded?.count === 0) return false;
  if (recorded?.count !== movements.length) throw new Error("some of these movements were recorded before");
  return true;
}
