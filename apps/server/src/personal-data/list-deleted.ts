import { eq, isNull } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { creditAccounts } from "../db/schema/credits.ts";

/** @returns the ids of the accounts that were deleted: each left its fichas' account, and no person */
export async function listDeleted(db: Db): Promise<string[]> {
  const deleted = await db
    .select({ id: creditAccounts.userId })
    .from(creditAccounts)
    .leftJoin(users, eq(users.id, creditAccounts.userId))
    .where(isNull(users.id));
  return deleted.map(({ id }) => id);
}
