import { freeRepeatMs } from "@vagou/contract/amounts";
import { and, eq, lte } from "drizzle-orm";
import { creditHolds } from "../db/schema/credits.ts";
import type { Deps } from "../deps.ts";
import { lockAccount } from "./account.ts";
import { openHoldOf } from "./decide-holds.ts";
import { settleHolds } from "./settle-holds.ts";

const batchSize = 100;

/**
 * Gives back all expired holds: their process died before settling them. Runs at start and as a task.
 * @returns how many were given back
 */
export async function releaseExpiredHolds(deps: Pick<Deps, "db" | "clock">): Promise<number> {
  let released = 0;
  let found: number;
  do {
    const expired = await listExpired(deps);
    found = expired.length;
    for (const { userId, ...hold } of expired) {
      const { settled } = await deps.db.transaction(async (tx) =>
        settleHolds(await lockAccount(tx, userId), {
          settlements: [{ kind: "expire", holdId: openHoldOf(hold) }],
          freeRepeatMs,
          at: deps.clock.now(),
        }),
      );
      released += settled.filter(({ kind }) => kind === "returned").length;
    }
  } while (found === batchSize);
  return released;
}

function listExpired({ db, clock }: Pick<Deps, "db" | "clock">) {
  return db
    .select({ id: creditHolds.id, state: creditHolds.state, userId: creditHolds.userId })
    .from(creditHolds)
    .where(and(eq(creditHolds.state, "held"), lte(creditHolds.expiresAt, clock.now())))
    .orderBy(creditHolds.expiresAt)
    .limit(batchSize);
}
