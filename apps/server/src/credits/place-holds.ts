import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { rowsAsJson } from "../db/rows-as-json.ts";
import { lockAccount } from "./account.ts";
import { decideHolds, type Decided, type Hold, type HoldRequest, type Situation } from "./decide-holds.ts";
import { recordMovements } from "./record-movements.ts";

export type HoldRequests<Request extends HoldRequest> = Pick<
  Situation,
  "freeRepeatMs" | "openPerReasonMax" | "at"
> & { userId: string; requests: readonly Request[] };

/**
 * Sets fichas aside for all of the requests or for none, bonus fichas first. A request whose purpose has an
 * open hold shares it.
 * @returns each request with its hold, in the order of the requests
 * @throws {AppError} insufficient_credits · too_many_searches
 */
export async function placeHolds<Request extends HoldRequest>(
  tx: Tx,
  asked: HoldRequests<Request>,
): Promise<Decided<Request>[]> {
  const account = await lockAccount(tx, asked.userId);
  // After the lock, in a statement of its own: a statement that waits for a lock sees the rows from before its wait.
  const earlier = await listEarlier(tx, asked);
  const { decided, placed, joined, movements } = decideHolds({ ...asked, account, earlier }, asked.requests);
  if (joined.length > 0) await updateJoined(tx, joined);
  if (placed.length > 0) {
    await tx.execute(sql`
      insert into credit_holds
        (id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, settled_at, waiters, search_id)
      select
        id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, settled_at, waiters, search_id
      from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, placed)})`);
    await recordMovements(account, movements);
  }
  return decided;
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
  tx: Tx,
  { userId, requests, freeRepeatMs, at }: Omit<HoldRequests<HoldRequest>, "openPerReasonMax">,
): Promise<Hold[]> {
  const purposes = requests.flatMap(({ purpose, formerPurposes = [] }) => [purpose, ...formerPurposes]);
  return tx
    .select()
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, userId),
        or(
          eq(creditHolds.state, "held"),
          and(
            inArray(creditHolds.purpose, purposes),
            gt(creditHolds.settledAt, new Date(at.getTime() - freeRepeatMs)),
          ),
        ),
      ),
    );
}
