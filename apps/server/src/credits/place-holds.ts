import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
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
  if (joined.length > 0) await updateJoined(tx, joined);
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

async function updateJoined(tx: Tx, joined: readonly Hold[]): Promise<void> {
  await tx.execute(sql`
    update credit_holds as hold
    set reason = shared.reason, waiters = shared.waiters, expires_at = shared.expires_at
    from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, joined)}) as shared
    where hold.id = shared.id`);
}

/** The holds that a decision reads; see `Situation`. */
function listEarlier(
  account: LockedAccount,
  { calls, freeRepeatMs, at }: HoldCalls<HoldRequest>,
): Promise<Hold[]> {
  const purposes = calls.flat().flatMap(({ purpose, formerPurposes = [] }) => [purpose, ...formerPurposes]);
  return transactionOf(account)
    .select()
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, account.userId),
        or(
          eq(creditHolds.state, "held"),
          and(
            // One parameter, so that the statement is prepared once for any number of purposes.
            sql`${creditHolds.purpose} = any(${sql.param(purposes)})`,
            gt(creditHolds.settledAt, new Date(at.getTime() - freeRepeatMs)),
          ),
        ),
      ),
    );
}
