import type { Deps } from "../../deps.ts";
import { insertRuns } from "./repository.ts";

/** Most runs of one statement, so that it ends within its deadline. */
const batchMax = 1_000;

/** Stores the runs that were noted since the last time. Runs as a task, and when the server stops. */
export async function writeRuns({ db, runNotes }: Pick<Deps, "db" | "runNotes">): Promise<void> {
  for (let runs = runNotes.take(batchMax); runs.length > 0; runs = runNotes.take(batchMax)) {
    try {
      await insertRuns(db, runs);
    } catch (error) {
      runNotes.putBack(runs);
      throw error;
    }
  }
}
