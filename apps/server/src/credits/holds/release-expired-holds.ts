import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import { openHoldOf } from "./decide-holds.ts";
import { listExpiredHolds } from "./list-expired-holds.ts";
import { settleHolds } from "./settle-holds.ts";

const batchSize = 100;

/**
 * Gives back all expired holds: their process died before settling them. Runs at start and as a task.
 * @returns how many were given back
 */
export async function releaseExpiredHolds({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  let released = 0;
  let found: number;
  do {
    const expired = await listExpiredHolds(db, { at: clock.now(), limit: batchSize });
    found = expired.length;
    for (const { userId, ...hold } of expired) {
      const { settled } = await db.transaction((tx) =>
        settleHolds(tx, {
          userId,
          settlements: [{ kind: "expire", holdId: openHoldOf(hold) }],
          freeRepeatMs,
          processId: "",
          at: clock.now(),
        }),
      );
      released += settled.filter(({ kind }) => kind === "returned").length;
    }
  } while (found === batchSize);
  return released;
}
