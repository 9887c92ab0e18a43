import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { markRemoved } from "./repository.ts";

/**
 * Removes a saved vacancy. For a day, saving it again brings it back as it was.
 * @throws {AppError} saved_not_found
 */
export async function removeSavedVacancy(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId }, postingId }: { actor: Actor; postingId: string },
): Promise<void> {
  if (!(await markRemoved(db, { userId, postingId }, clock.now()))) throw new AppError("saved_not_found");
}
