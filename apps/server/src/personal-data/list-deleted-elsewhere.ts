import { eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";

/** Ids are compared in parts, because a statement takes 65,535 values. */
const partSize = 1_000;

/**
 * @param former a database whose backup `db` is. A deleted account left its fichas' account there, and no person
 * @returns the people who were deleted there, and are here
 */
export async function listDeletedElsewhere(
  db: Db,
  { former }: { former: Db },
): Promise<{ id: string; email: string }[]> {
  const deleted = await former
    .select({ id: creditAccounts.userId })
    .from(creditAccounts)
    .leftJoin(users, eq(users.id, creditAccounts.userId))
    .where(isNull(users.id));
  const { id, email } = users;
  const here: { id: string; email: string }[] = [];
  for (let at = 0; at < deleted.length; at += partSize) {
    const ids = deleted.slice(at, at + partSize).map(({ id: deletedId }) => deletedId);
    here.push(...(await db.select({ id, email }).from(users).where(inArray(id, ids))));
  }
  return here;
}
