import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../db/client.ts";
import { openHoldOf } from "./decide-holds.ts";
import { listAbandonedHolds } from "./list-abandoned-holds.ts";
import { listExpiredHolds } from "./list-expired-holds.ts";
import type { ListedHolds } from "./list-held.ts";
import { listLivingProcesses } from "./process-lives.ts";
import { settleHolds } from "./settle-holds.ts";

const batchSize = 100;

/** After so many failures in one run the cause is hardly single accounts, and the rest waits for the next run. */
const failuresMax = 3;

/**
 * Gives back all expired holds: their process died before settling them. So are those whose process died with a clock
 * far ahead. Runs as a task. An account that cannot be changed, because it stays locked, keeps no other one waiting.
 * @returns how many were given back
 * @throws {Error} when some could not be given back, after the others were
 */
export async function releaseExpiredHolds({
  db,
  clock,
  partGroups: { processId },
}: Pick<Deps, "db" | "clock" | "partGroups">): Promise<number> {
  let released = 0;
  const failures = new Map<string, unknown>();
  let found: number;
  do {
    const holds = await listHolds(db, {
      at: clock.now(),
      processId,
      except: [...failures.keys()],
      limit: batchSize,
    });
    found = holds.length;
    for (const hold of holds) {
      if (failures.size === failuresMax || failures.has(hold.userId)) continue;
      try {
        released += await release({ db, clock }, hold);
      } catch (error) {
        failures.set(hold.userId, error);
      }
    }
  } while (found === batchSize && failures.size < failuresMax);
  const [cause] = failures.values();
  if (failures.size > 0) throw new Error("some expired holds could not be given back", { cause });
  return released;
}

type ListedHold = Awaited<ReturnType<typeof listExpiredHolds>>[number] & { kind: "expire" | "abandon" };

async function listHolds(
  db: Db,
  { limit, processId, ...asked }: Omit<ListedHolds, "living"> & { processId: string },
): Promise<ListedHold[]> {
  const listed = { ...asked, living: await listLivingProcesses(db) };
  const expired = await listExpiredHolds(db, { ...listed, processId, limit });
  const abandoned = await listAbandonedHolds(db, { ...listed, limit: limit - expired.length });
  return [
    ...expired.map((hold) => ({ ...hold, kind: "expire" as const })),
    ...abandoned.map((hold) => ({ ...hold, kind: "abandon" as const })),
  ];
}

/** @returns 1 where it gave the hold back, 0 where that was done meanwhile */
async function release(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, kind, expiresAt, ...hold }: ListedHold,
): Promise<number> {
  const { settled } = await db.transaction((tx) =>
    settleHolds(tx, {
      userId,
      settlements: [{ kind, holdId: openHoldOf(hold), expiresAt }],
      freeRepeatMs,
      processId: "",
      at: clock.now(),
    }),
  );
  return settled.filter(({ kind }) => kind === "returned").length;
}
