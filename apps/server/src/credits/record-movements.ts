import { sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditAccounts, ledgerEntries, ledgerMovements } from "../db/schema/credits.ts";
import { toRecordset } from "../db/to-recordset.ts";
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
  const recorded = tx.$with("recorded", { id: ledgerMovements.id }).as(sql`
    insert into ledger_movements
      (id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash)
    select
      id, user_id, position, kind, reason, idempotency_key, hold_id, created_at, previous_hash, hash
    from ${toRecordset(ledgerMovements, chained.movements)}
    on conflict (idempotency_key) do nothing
    returning id`);
  const entered = tx.$with("entered", {}).as(sql`
    insert into ledger_entries (movement_id, pocket, amount)
    select movement_id, pocket, amount
    from ${toRecordset(ledgerEntries, chained.entries)} join recorded on recorded.id = movement_id`);
  const moved = tx.$with("moved", {}).as(sql`
    update credit_accounts as account
    set
      bonus = after.bonus, bought = after.bought,
      held_bonus = after.held_bonus, held_bought = after.held_bought,
      movement_count = after.movement_count, chain_hash = after.chain_hash
    from ${toRecordset(creditAccounts, [chained.after])} as after
    where account.user_id = after.user_id and exists (select from recorded)`);
  const [count] = await tx
    .with(recorded, entered, moved)
    .select({ recorded: sql<number>`count(*)::integer` })
    .from(recorded);
  if (count?.recorded === 0) return false;
  if (count?.recorded !== movements.length) throw new Error("some of these movements were recorded before");
  return true;
}
