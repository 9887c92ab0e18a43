import { linkKeptDays, sessionKeptDays } from "@vagou/contract/limits";
import type { Deps } from "../deps.ts";
import { deleteTokensBefore } from "../people/token-repository.ts";
import { deleteSessionsBefore } from "./repository.ts";

const dayMs = 24 * 3_600_000;

/** Deletes sessions that ended long ago, and links that were sent long ago. Runs as a task. */
export async function forgetOldSessions({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now().getTime();
  await deleteSessionsBefore(db, new Date(now - sessionKeptDays * dayMs));
  await deleteTokensBefore(db, new Date(now - linkKeptDays * dayMs));
}
