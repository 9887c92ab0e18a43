import type { Deps } from "../../deps.ts";
import { keptSince } from "./kept-since.ts";
import { deletePostingsBefore } from "./repository.ts";

/** Deletes postings that no search has found for `postingKeptDays`. Runs as a task. */
export async function forgetOldPostings({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deletePostingsBefore(db, keptSince(clock.now()));
}
