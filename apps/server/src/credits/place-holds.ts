import { and, eq, sql } from "drizzle-orm";
import { creditHolds } from "../db/schema/credits.ts";
import { rowsAsJson } from "../db/rows-as-json.ts";
import { transactionOf, type LockedAccount } from "./account.ts";
import {
  decideHolds,
  type CallDecision,
  type Hold,
  type HoldRequest,
  type Situation,
} from "./decide-holds.ts";
import { isSettledLately } from "./is-settled-lately.ts";
import { recordMovements } from "./record-movements.ts";

/** `calls`: the requests of each call of this person. */
export type HoldCalls<Request extends HoldRequest> = Pick<
  Situation,
  "freeRepeatMs" | "openPerReasonMax" | "at"
> & { calls: readonly (readonly Request[])[] };

/**
 * Sets fichas aside for all of the requests of a call or for none, bonus fichas first. A request whose purpose has an
 * open hold shares it.
 * @returns the decision for each call, in their order, and the account as it is now
 */
export async function placeHolds<Request extends HoldRequest>(
  account: LockedAccount,
  asked: HoldCalls<Request>,
): Promise<{ calls: CallDecision<Request>[]; account: LockedAccount }> {
  const tx = transactionOf(account);
  // After the lock, in a statement of its own: a statement that waits for a lock sees the rows from before its wait.
  const earlier = await listEarlier(account, asked);
  const { calls, placed, joined, movements } = decideHolds({ ...asked, account, earlier }, asked.calls);
  if (joined.length > 0) await updateJoined(account, joined);
  if (placed.length === 0) return { calls, account };
  await tx.execute(sql`
    insert into credit_holds
      (id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, settled_at, waiters, search_id)
    select
      id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, settled_at, waiters, search_id
    from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, placed)})`);
  const changed = await recordMovements(account, movements);
  if (changed === null) throw new Error("these holds were placed before");
  return { calls, account: changed };
}

async function updateJoined(account: LockedAccount, joined: readonly Hold[]): Promise<void> {
  await transactionOf(account).execute(sql`
    update credit_holds as hold
    set reason = shared.reason, waiters = shared.waiters, expires_at = shared.expires_at
    from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, joined)}) as shared
    where hold.user_id = ${account.userId} and hold.id = shared.id
      -- Without statistics of a new table, Postgres would read all holds to join a few.
      and hold.id = any(${sql.param(joined.map(({ id }) => id))}::uuid[])`);
}

/**
 * The holds that a decision reads; see `Situation`. Two reads, because one with "or" would read every hold that the
 * person ever had.
 */
function listEarlier(account: LockedAccount, { calls, ...time }: HoldCalls<HoldRequest>): Promise<Hold[]> {
  const purposes = calls.flat().flatMap(({ purpose, formerPurposes = [] }) => [purpose, ...formerPurposes]);
  const tx = transactionOf(account);
  const isOpen = and(eq(creditHolds.userId, account.userId), eq(creditHolds.state, "held"));
  return tx
    .select()
    .from(creditHolds)
    .where(isOpen)
    .unionAll(
      tx
        .select()
        .from(creditHolds)
        .where(isSettledLately(account, purposes, time)),
    );
}
