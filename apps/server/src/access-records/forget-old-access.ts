import { accessKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteAccessBefore } from "./repository.ts";

/** Deletes records of accesses when the term of the law is over. Runs as a task. */
export async function forgetOldAccess({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteAccessBefore(db, new Date(clock.now().getTime() - accessKeptDays * 24 * 3_600_000));
}
