import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../db/client.ts";
import { creditAccounts, ledgerEntries, ledgerMovements } from "../db/schema/credits.ts";
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
  const { after, ...chained } = chainMovements(account, movements);
  const recorded = tx.$with("recorded", { id: ledgerMovements.id }).as(sql`
    insert into ledger_movements
      (id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash)
    select
      id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash
    from jsonb_populate_recordset(null::ledger_movements, ${toJson(ledgerMovements, chained.movements)}::text::jsonb)
    on conflict (idempotency_key) do nothing
    returning id`);
  const entered = tx.$with("entered", {}).as(sql`
    insert into ledger_entries (movement_id, pocket, amount)
    select movement_id, pocket, amount
    from jsonb_populate_recordset(null::ledger_entries, ${toJson(ledgerEntries, chained.entries)}::text::jsonb)
    join recorded on recorded.id = movement_id`);
  const { bonus, bought, heldBonus, heldBought, movementCount, chainHash } = after;
  const [moved] = await tx
    .with(recorded, entered)
    .update(creditAccounts)
    .set({ bonus, bought, heldBonus, heldBought, movementCount, chainHash })
    .where(and(eq(creditAccounts.userId, account.userId), sql`exists (select from recorded)`))
    .returning({ count: sql<number>`(select count(*)::integer from recorded)` });
  if (moved === undefined) return false;
  if (moved.count < movements.length) throw new Error("some of these movements were recorded before");
  return true;
}

/**
 * Rows as one parameter, named as the table names them: the statement reads the same for any number
 * of rows, so that it is prepared once.
 */
function toJson(table: PgTable, rows: readonly Record<string, unknown>[]): string {
  const columns = Object.entries(getTableColumns(table));
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]))),
  );
}
