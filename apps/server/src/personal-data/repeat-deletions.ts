import type { Db } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import type { Entrance } from "../operators/entrance.ts";
import { keepLook } from "../operators/keep-look.ts";
import { listUsers } from "../people/repository.ts";
import { erasePerson } from "./erase-person.ts";

/**
 * After a backup was restored: the accounts that were deleted since it was made are there again, and are deleted again.
 * The record of it comes first, with their number: an end in the middle leaves some for the next run, and its own record.
 * @param repeat.deleted the ids of the accounts that are deleted in the database from before the restore
 * @param repeat.deletedBy null only counts
 * @returns how many accounts that is
 */
export async function repeatDeletions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { deleted, deletedBy }: { deleted: readonly string[]; deletedBy: Entrance | null },
): Promise<number> {
  const people = await listUsers(db, deleted);
  if (deletedBy !== null && people.length > 0) {
    const note = `${people.length} of them`;
    await keepLook({ db, clock }, { by: deletedBy, action: "deletions_repeat", note });
    for (const person of people) await eraseAgain(db, person);
  }
  return people.length;
}

async function eraseAgain(db: Db, person: { id: string; email: string }): Promise<void> {
  try {
    await db.transaction((tx) => erasePerson(tx, person));
  } catch (error) {
    // Its owner, or another run of this, deleted it since it was listed.
    if (!(error instanceof AppError) || error.code !== "unauthenticated") throw error;
  }
}
