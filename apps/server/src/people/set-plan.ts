import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { OperatorError } from "../operator-error.ts";
import { lockUser, type UserRow } from "./repository.ts";

/**
 * Gives a person a plan; the next page that they load shows it.
 * @returns the plan before
 * @throws {OperatorError} when the account is deleted
 */
export function setPlan(
  db: Db,
  { userId, plan }: { userId: string; plan: UserRow["plan"] },
): Promise<UserRow["plan"]> {
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, userId);
    if (before === undefined) throw new OperatorError(`The account ${userId} is gone.`);
    await tx.update(users).set({ plan }).where(eq(users.id, userId));
    return before.plan;
  });
}
