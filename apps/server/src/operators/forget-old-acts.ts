import { operatorActsKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteActsBefore } from "./repository.ts";

/** Deletes the records of what operators did after their year. Runs as a task. */
export async function forgetOldActs({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteActsBefore(db, new Date(clock.now().getTime() - operatorActsKeptDays * 24 * 3_600_000));
}
