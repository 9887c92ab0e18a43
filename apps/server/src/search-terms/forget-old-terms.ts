import { searchTermsKeptDays } from "@vagou/contract/limits";
import { weekOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { deleteTermsBefore } from "./repository.ts";

/** Deletes the counts of weeks that ended more than `searchTermsKeptDays` ago. Runs as a task. */
export async function forgetOldTerms({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const oldest = new Date(clock.now().getTime() - searchTermsKeptDays * 24 * 3_600_000);
  await deleteTermsBefore(db, weekOf(oldest));
}
