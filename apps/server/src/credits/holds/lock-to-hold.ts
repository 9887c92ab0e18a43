import { and, eq, ne, sql } from "drizzle-orm";
import { creditHolds } from "../../db/schema/credits.ts";
import type { Tx } from "../../db/client.ts";
import { buildOnce } from "../../db/statements/build-once.ts";
import { lockAccount, type LockedAccount } from "../ledger/account.ts";
import type { Hold, HoldRequest, Situation } from "./decide-holds.ts";
import { isSettledLately, settledLately } from "./is-settled-lately.ts";

/** A locked account, with the holds of its person that a decision reads; see `Situation`. */
export type LockedToHold = { account: LockedAccount; earlier: readonly Hold[] };

/**
 * Locks an account so that holds can be placed. `requests`: all that may be placed.
 * @throws {Error} when the person has no account, which is our own bug
 */
export async function lockToHold(
  tx: Tx,
  {
    userId,
    requests,
    ...time
  }: Pick<Situation, "freeRepeatMs" | "at"> & { userId: string; requests: readonly HoldRequest[] },
): Promise<LockedToHold> {
  const purposes = requests.flatMap(({ purpose, formerPurposes = [] }) => [purpose, ...formerPurposes]);
  const [account, earlier] = await Promise.all([
    lockAccount(tx, userId),
    // Behind the lock, and a statement of its own: one that waits for a lock sees the rows from before its wait.
    findEarlier(tx).execute(settledLately(userId, purposes, time)),
  ]);
  return { account, earlier };
}

/** Two reads, because one with "or" would read every hold that the person ever had. */
const findEarlier = buildOnce((db) =>
  db
    .select()
    .from(creditHolds)
    .where(
      and(
        eq(creditHolds.userId, sql.placeholder("userId")),
        eq(creditHolds.state, "held"),
        // For the index.
        ne(creditHolds.purpose, ""),
      ),
    )
    .unionAll(db.select().from(creditHolds).where(isSettledLately))
    .prepare("find_earlier_holds"),
);
