import type { Deps } from "../deps.ts";
import { deleteSharedListsEnded } from "./repository.ts";

/** Deletes shared lists whose time is over. Runs as a task. */
export async function forgetEndedLists({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteSharedListsEnded(db, clock.now());
}
