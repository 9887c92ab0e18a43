import { and, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Tx } from "../db/client.ts";
import { creditHolds } from "../db/schema/credits.ts";
import { rowsAsJson } from "../db/rows-as-json.ts";
import { lockAccount } from "./account.ts";
import { decideHolds, type Decided, type Hold, type HoldRequest } from "./decide-holds.ts";
import { recordMovements } from "./record-movements.ts";

export type HoldRequests<Request extends HoldRequest> = {
  userId: string;
  requests: readonly Request[];
  /** The same purpose, paid or being paid within this time, costs nothing. */
  freeRepeatMs: number;
  at: Date;
};

/**
 * Sets fichas aside for all of the requests or for none, bonus ones first.
 * @returns each request with what became of it, in their order
 * @throws {AppError} insufficient_credits · idempotency_key_reused (same key, other purpose or person)
 */
export async function placeHolds<Request extends HoldRequest>(
  tx: Tx,
  asked: HoldRequests<Request>,
): Promise<Decided<Request>[]> {
  const account = await lockAccount(tx, asked.userId);
  // A statement of its own: one that waited for the lock would still see the holds from before it waited.
  const earlier = await listEarlier(tx, asked);
  const { decided, holds, movements } = decideHolds({ ...asked, account, earlier }, asked.requests);
  if (holds.length > 0) {
    await tx.execute(sql`
      insert into credit_holds
        (id, user_id, idempotency_key, purpose, bonus, bought, state, created_at, expires_at, settled_at)
      select
        id, user_id, idempotency_key, purpose, bonus, bought, state, created_at, expires_at, settled_at
      from jsonb_populate_recordset(null::credit_holds, ${rowsAsJson(creditHolds, holds)})`);
    await recordMovements(tx, account, movements);
  }
  return decided;
}

/** The holds that a decision needs to know; see `Situation`. */
function listEarlier(
  tx: Tx,
  { userId, requests, freeRepeatMs, at }: HoldRequests<HoldRequest>,
): Promise<Hold[]> {
  const keys = requests.map(({ idempotencyKey }) => idempotencyKey);
  const purposes = requests.map(({ purpose }) => purpose);
  return tx
    .select()
    .from(creditHolds)
    .where(
      or(
        inArray(creditHolds.idempotencyKey, keys),
        and(
          eq(creditHolds.userId, userId),
          inArray(creditHolds.purpose, purposes),
          gt(creditHolds.createdAt, new Date(at.getTime() - freeRepeatMs)),
        ),
      ),
    );
}
