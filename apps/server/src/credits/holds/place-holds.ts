import type { Tx } from "../../db/client.ts";
import { sql } from "drizzle-orm";
import { creditHolds } from "../../db/schema/credits.ts";
import { rowsAsJson } from "../../db/statements/rows-as-json.ts";
import { sendNow } from "../../db/statements/send-now.ts";
import { transactionOf, type LockedAccount } from "../ledger/account.ts";
import {
  decideHolds,
  type CallDecision,
  type Decision,
  type Hold,
  type HoldRequest,
  type Situation,
} from "./decide-holds.ts";
import { takeWaitersOf } from "./hold-waiters.ts";
import type { LockedToHold } from "./lock-to-hold.ts";
import { listDeadProcesses } from "./process-lives.ts";
import { recordMovements } from "../ledger/record-movements.ts";

/** `calls`: the requests of each call of this person. */
export type HoldCalls<Request extends HoldRequest> = Pick<
  Situation,
  "freeRepeatMs" | "openPerReasonMax" | "processId" | "at"
> & {
  calls: readonly (readonly Request[])[];
  /** Whether nothing follows in the transaction, when these are the decisions. */
  isLast?: (calls: readonly CallDecision<Request>[]) => boolean;
};

/**
 * Sets fichas aside for all of the requests of a call or for none, bonus fichas first. A request whose purpose has an
 * open hold shares it.
 * @returns the decision for each call, in their order, and the account as it is now
 */
export async function placeHolds<Request extends HoldRequest>(
  { account, earlier }: LockedToHold,
  { isLast = () => false, ...asked }: HoldCalls<Request>,
): Promise<{ calls: CallDecision<Request>[]; account: LockedAccount }> {
  const tx = transactionOf(account);
  const { calls, placed, joined, movements } = await decide(tx, { ...asked, account, earlier }, asked.calls);
  if (joined.length > 0) await updateJoined(account, joined);
  if (placed.length === 0) return { calls, account };
  const [, changed] = await Promise.all([
    insertPlaced(tx, placed),
    recordMovements(account, movements, { isLast: isLast(calls) }),
  ]);
  if (changed === null) throw new Error("these holds were placed before");
  return { calls, account: changed };
}

/**
 * Where too many requests wait, those of processes that died stop counting. This is looked up only then, because most
 * searches are refused by nothing, and a person's requests are seldom in two processes.
 */
async function decide<Request extends HoldRequest>(
  tx: Tx,
  situation: Situation,
  calls: readonly (readonly Request[])[],
): Promise<Decision<Request>> {
  const decision = decideHolds(situation, calls);
  const isCrowded = decision.calls.some(
    (call) => "refused" in call && call.refused.code === "too_many_searches",
  );
  if (!isCrowded) return decision;
  const others = situation.earlier
    .flatMap(({ waitersByProcess }) => Object.keys(waitersByProcess))
    .filter((id) => id !== situation.processId);
  const dead = await listDeadProcesses(tx, [...new Set(others)]);
  if (dead.size === 0) return decision;
  const earlier = situation.earlier.map((hold) => ({ ...hold, ...takeWaitersOf(hold, dead) }));
  return decideHolds({ ...situation, earlier }, calls);
}

function insertPlaced(tx: Tx, placed: readonly Hold[]): Promise<unknown> {
  const isNew = sql`
    insert into credit_holds
      (id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, settled_at, waiters,
       waiters_by_process, search_id)
    select
      id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, settled_at, waiters,
      waiters_by_process, search_id
    from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, placed)})`;
  return sendNow(tx.execute(isNew));
}

async function updateJoined(account: LockedAccount, joined: readonly Hold[]): Promise<void> {
  await transactionOf(account).execute(sql`
    update credit_holds as hold
    set
      reason = shared.reason,
      waiters = shared.waiters,
      waiters_by_process = shared.waiters_by_process,
      expires_at = shared.expires_at
    from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, joined)}) as shared
    where hold.user_id = ${account.userId} and hold.id = shared.id
      -- Without statistics of a new table, Postgres would read all holds to join a few.
      and hold.id = any(${sql.param(joined.map(({ id }) => id))}::uuid[])`);
}
