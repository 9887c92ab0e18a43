import { marksKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteMarksBefore } from "./repository.ts";

/** Deletes marks that were last set more than `marksKeptDays` ago. Runs as a task. */
export async function forgetOldMarks({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteMarksBefore(db, new Date(clock.now().getTime() - marksKeptDays * 24 * 3_600_000));
}
