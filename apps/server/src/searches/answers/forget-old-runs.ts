import { runsKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../../deps.ts";
import { deleteRunsBefore } from "./repository.ts";

/**
 * Deletes old provider runs: health is judged by seven days, and the fichas that were charged or given back stay in
 * the ledger. Runs as a task.
 */
export async function forgetOldRuns({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteRunsBefore(db, new Date(clock.now().getTime() - runsKeptDays * 24 * 3_600_000));
}
