import { eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";
import { erasePerson } from "./erase-person.ts";

/** Ids are compared in parts, because a statement takes 65,535 values. */
const partSize = 1_000;

/**
 * After a backup was restored: the accounts that were deleted since it was made are there again, and are deleted again.
 * @param former the database from before the restore. A deleted account left its fichas' account there, and no person
 * @param isReal false only counts
 * @returns how many accounts that is
 */
export async function repeatDeletions(
  db: Db,
  { former, isReal }: { former: Db; isReal: boolean },
): Promise<number> {
  const deleted = await former
    .select({ id: creditAccounts.userId })
    .from(creditAccounts)
    .leftJoin(users, eq(users.id, creditAccounts.userId))
    .where(isNull(users.id));
  let count = 0;
  for (let at = 0; at < deleted.length; at += partSize) {
    const ids = deleted.slice(at, at + partSize).map(({ id }) => id);
    const back = await db
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(inArray(users.id, ids));
    if (isReal) for (const person of back) await db.transaction((tx) => erasePerson(tx, person));
    count += back.length;
  }
  return count;
}
