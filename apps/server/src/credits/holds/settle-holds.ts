import { and, eq, sql } from "drizzle-orm";
import { buildOnce } from "../../db/statements/build-once.ts";
import { creditHolds } from "../../db/schema/credits.ts";
import { rowsAsJson } from "../../db/statements/rows-as-json.ts";
import { transactionOf, type LockedAccount } from "../ledger/account.ts";
import type { Hold } from "./decide-holds.ts";
import { decideSettlements, type Settled, type Settlement } from "./decide-settlements.ts";
import { isSettledLately, settledLately } from "./is-settled-lately.ts";
import { recordMovements } from "../ledger/record-movements.ts";

/**
 * `freeRepeatMs`: a purpose that was paid within this time counts as paid. `processId`: the process of the server whose
 * requests leave the holds.
 */
export type Settlements = {
  settlements: readonly Settlement[];
  freeRepeatMs: number;
  processId: string;
  at: Date;
};

/**
 * Charges holds, leaves them, or gives expired ones back. Several requests may share a hold: it is charged once.
 * @returns the result of each settlement, in their order, and the account as it is now
 * @throws {Error} when this person has no such hold, which is our own bug
 */
export async function settleHolds(
  account: LockedAccount,
  { settlements, freeRepeatMs, processId, at }: Settlements,
): Promise<{ settled: Settled[]; account: LockedAccount }> {
  if (settlements.length === 0) return { settled: [], account };
  const holds = await readHolds(account, settlements);
  const charges = await listCharges(account, holds, { freeRepeatMs, at });
  const { settled, changed, movements } = decideSettlements({ holds, charges, processId, at }, settlements);
  if (changed.length > 0) await writeHolds(account, changed);
  if (movements.length === 0) return { settled, account };
  const after = await recordMovements(account, movements);
  if (after === null) throw new Error("these holds were open and had been settled");
  return { settled, account: after };
}

/** After the lock, in a statement of its own: a statement that waits for a lock sees the rows from before its wait. */
function readHolds(account: LockedAccount, settlements: readonly Settlement[]): Promise<Hold[]> {
  const ids = [...new Set(settlements.map(({ holdId }) => holdId))];
  return findHolds(transactionOf(account)).execute({ userId: account.userId, ids });
}

const findHolds = buildOnce((db) =>
  db
    .select()
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, sql.placeholder("userId")),
        sql`${creditHolds.id} = any(${sql.placeholder("ids")}::uuid[])`,
      ),
    )
    .prepare("find_holds"),
);

/** Other holds that were charged meanwhile for the purposes of holds that cannot be charged any more. */
async function listCharges(
  account: LockedAccount,
  holds: readonly Hold[],
  time: Pick<Settlements, "freeRepeatMs" | "at">,
): Promise<Hold[]> {
  const purposes = holds
    .filter(({ state, expiresAt }) => state === "released" || (state === "held" && expiresAt <= time.at))
    .map(({ purpose }) => purpose);
  if (purposes.length === 0) return [];
  return findCharges(transactionOf(account)).execute(settledLately(account, purposes, time));
}

const findCharges = buildOnce((db) =>
  db
    .select()
    .from(creditHolds)
    .where(and(isSettledLately, eq(creditHolds.state, "captured")))
    .prepare("find_charges"),
);

async function writeHolds(account: LockedAccount, changed: readonly Hold[]): Promise<void> {
  await transactionOf(account).execute(sql`
    update credit_holds as hold
    set
      state = changed.state,
      captured_by = changed.captured_by,
      settled_at = changed.settled_at,
      waiters = changed.waiters,
      waiters_by_process = changed.waiters_by_process
    from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, changed)}) as changed
    where hold.user_id = ${account.userId} and hold.id = changed.id
      -- Without statistics of a new table, Postgres would read all holds to join a few.
      and hold.id = any(${sql.param(changed.map(({ id }) => id))}::uuid[])`);
}
