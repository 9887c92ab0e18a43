import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { deleteSharedList } from "./repository.ts";

/**
 * Ends a list of the person before its time: its link opens nothing any more.
 * @throws {AppError} shared_list_not_found also for a list of another person
 */
export async function endSharedList(
  { db }: Pick<Deps, "db">,
  { actor: { userId }, handle }: { actor: Actor; handle: string },
): Promise<void> {
  if (!(await deleteSharedList(db, { userId, idHash: handle }))) throw new AppError("shared_list_not_found");
}
