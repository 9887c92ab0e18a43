import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { getSavedVacancy } from "./get-saved-vacancy.ts";
import { updateSaved, type SavedChanges } from "./repository.ts";

/**
 * Changes what a person noted about a saved vacancy. Of changes from two devices to one field the last one counts.
 * @param chosenAt when the person chose the status, without a connection: by it, other devices see which choice is the
 *   last one; undefined for now
 * @throws {AppError} saved_not_found
 */
export async function changeSavedVacancy(
  deps: Pick<Deps, "db" | "clock">,
  { actor, postingId, changes, chosenAt }: SavedChange & { actor: Actor },
): Promise<SavedVacancy> {
  const isChanged = Object.values(changes).some((value) => value !== undefined);
  const which = { userId: actor.userId, postingId };
  const now = deps.clock.now();
  const at = chosenAt === undefined ? now : new Date(Math.min(now.getTime(), Date.parse(chosenAt)));
  if (isChanged && !(await updateSaved(deps.db, which, { changes, at })))
    throw new AppError("saved_not_found");
  return getSavedVacancy(deps, { actor, postingId });
}

type SavedChange = { postingId: string; changes: SavedChanges; chosenAt?: string };
