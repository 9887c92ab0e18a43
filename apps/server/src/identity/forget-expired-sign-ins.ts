import type { Deps } from "../deps.ts";
import { deleteExpiredSignIns } from "./repository.ts";

/** Deletes sign-ins that were begun and not finished in time. Runs as a task. */
export async function forgetExpiredSignIns({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteExpiredSignIns(db, clock.now());
}
