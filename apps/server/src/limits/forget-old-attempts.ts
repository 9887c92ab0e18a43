import type { Deps } from "../deps.ts";
import { countMax, deleteAttemptsBefore } from "./repository.ts";

/** Deletes attempts without effect: old enough that all their counts are forgotten. Runs as a task. */
export async function forgetOldAttempts({
  db,
  clock,
  limits,
}: Pick<Deps, "db" | "clock" | "limits">): Promise<void> {
  const memoriesS = Object.values(limits).flatMap((rule) =>
    rule.limits.map((limit) => countMax(limit) * limit.forgetOneAfterS),
  );
  const now = clock.now();
  await deleteAttemptsBefore(db, new Date(now.getTime() - Math.max(...memoriesS) * 1_000), now);
}
