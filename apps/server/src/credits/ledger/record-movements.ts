import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { creditAccounts, creditHolds, ledgerMovements } from "../../db/schema/credits.ts";
import { buildOnce } from "../../db/statements/build-once.ts";
import { commitBehind } from "../../db/statements/commit-behind.ts";
import { rowsAsText } from "../../db/statements/rows-as-json.ts";
import { changedAccount, transactionOf, type LockedAccount } from "./account.ts";
import { chainMovements, type Movement } from "./movement.ts";

/** `isLast`: nothing follows in the transaction, so that its commit is sent with the movements. */
type Recording = { isLast?: boolean };

/**
 * Writes movements of one account and updates the account's pockets, in one statement for all of
 * them and in the transaction that locked the account. No other code writes movements.
 * @returns the account as it is now; null, and nothing is written, when the idempotency keys were used before
 * @throws {Error} when changes do not sum to zero, a pocket would fall below zero, or only some of
 *   several keys were used before
 */
export async function recordMovements(
  account: LockedAccount,
  movements: readonly Movement[],
  recording: Recording = {},
): Promise<LockedAccount | null> {
  const { count, changed } = await record(account, movements, recording, (tx, rows) =>
    callRecordMovements(tx).execute(rows),
  );
  if (count === 0) return null;
  if (count !== movements.length) throw new Error("some of these movements were recorded before");
  return changed;
}

/**
 * As `recordMovements`, for movements that end holds: writes the holds in the same statement, with those that still wait
 * for other requests.
 * @throws {Error} also when a movement was recorded before: its hold was not open
 */
export async function recordSettlements(
  account: LockedAccount,
  movements: readonly Movement[],
  holds: readonly (typeof creditHolds.$inferSelect)[],
  recording: Recording = {},
): Promise<LockedAccount> {
  const { count, changed } = await record(account, movements, recording, (tx, rows) =>
    callRecordSettlements(tx).execute({ ...rows, holds: rowsAsText(creditHolds, holds) }),
  );
  if (count !== movements.length) throw new Error("these holds had been settled");
  return changed;
}

/** @returns how many movements are new, and the account after all of them */
async function record(
  account: LockedAccount,
  movements: readonly Movement[],
  { isLast = false }: Recording,
  write: (tx: Tx, rows: LedgerRows) => Promise<{ count: number }[]>,
): Promise<{ count: number | undefined; changed: LockedAccount }> {
  const chained = chainMovements(account, movements);
  const written = write(transactionOf(account), {
    movements: rowsAsText(ledgerMovements, chained.movements),
    accounts: rowsAsText(creditAccounts, [chained.after]),
  });
  const [recorded] = await (isLast ? commitBehind(written) : written);
  return { count: recorded?.count, changed: changedAccount(account, chained.after) };
}

/** The arguments of the database's functions, each an array of rows as JSON text. */
type LedgerRows = { movements: string; accounts: string };

const callRecordMovements = buildOnce((db) =>
  db
    .select({ count: sql<number>`count` })
    .from(
      sql`record_movements(
        ${sql.placeholder("movements")}::text::jsonb,
        ${sql.placeholder("accounts")}::text::jsonb
      ) as count`,
    )
    .prepare("record_movements"),
);

const callRecordSettlements = buildOnce((db) =>
  db
    .select({ count: sql<number>`count` })
    .from(
      sql`record_settlements(
        ${sql.placeholder("holds")}::text::jsonb,
        ${sql.placeholder("movements")}::text::jsonb,
        ${sql.placeholder("accounts")}::text::jsonb
      ) as count`,
    )
    .prepare("record_settlements"),
);
