import type { Deps } from "../../deps.ts";
import { deleteExpiredChallenges } from "./challenge-repository.ts";

/** Deletes what waited too long for its second factor. Runs as a task. */
export async function forgetExpiredChallenges({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteExpiredChallenges(db, clock.now());
}
