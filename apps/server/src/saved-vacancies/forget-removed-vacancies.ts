import type { Deps } from "../deps.ts";
import { removedSince } from "./removed-since.ts";
import { deleteRemovedBefore } from "./repository.ts";

/** Deletes vacancies that were removed more than a day ago. Runs as a task. */
export async function forgetRemovedVacancies({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteRemovedBefore(db, removedSince(clock.now()));
}
