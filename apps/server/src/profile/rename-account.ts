import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { renameUser, type UserRow } from "../people/repository.ts";

/**
 * Gives a person another name.
 * @throws {AppError} unauthenticated when the account was deleted since the session was checked
 */
export async function renameAccount(
  { db }: Pick<Deps, "db">,
  { actor, name }: { actor: Actor; name: string },
): Promise<UserRow> {
  const user = await renameUser(db, actor.userId, name);
  if (user === undefined) throw new AppError("unauthenticated");
  return user;
}
