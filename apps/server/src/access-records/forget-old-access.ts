import { accessKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteAccessBefore } from "./repository.ts";

/** Deletes access records after the time that the law requires. Runs as a task. */
export async function forgetOldAccess({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteAccessBefore(db, new Date(clock.now().getTime() - accessKeptDays * 24 * 3_600_000));
}
