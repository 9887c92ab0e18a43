import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { getSavedVacancy } from "./get-saved-vacancy.ts";
import { updateSaved, type SavedChanges } from "./repository.ts";

/**
 * Changes what a person noted about a saved vacancy. Of changes from two devices to one field the last one counts.
 * @throws {AppError} saved_not_found
 */
export async function changeSavedVacancy(
  deps: Pick<Deps, "db" | "clock">,
  { actor, postingId, changes }: { actor: Actor; postingId: string; changes: SavedChanges },
): Promise<SavedVacancy> {
  const isChanged = Object.values(changes).some((value) => value !== undefined);
  const which = { userId: actor.userId, postingId };
  if (isChanged && !(await updateSaved(deps.db, which, { changes, at: deps.clock.now() })))
    throw new AppError("saved_not_found");
  return getSavedVacancy(deps, { actor, postingId });
}
