import { runsKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteRunsBefore } from "./repository.ts";

/**
 * Forgets what became of each portal of old searches: health is judged by seven days, and what was paid and given
 * back stays in the ledger. Runs as a task.
 */
export async function forgetOldRuns({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteRunsBefore(db, new Date(clock.now().getTime() - runsKeptDays * 24 * 3_600_000));
}
