import { eq } from "drizzle-orm";
import { findAccount } from "../credits/ledger/account.ts";
import type { AccountState } from "../credits/ledger/movement.ts";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { OperatorError } from "../operator-error.ts";
import { listOpenSessions } from "../sessions/repository.ts";
import type { UserRow } from "../people/repository.ts";
import { currentPlan } from "../plans/current-plan.ts";
import type { CurrentPlan } from "../plans/judge-plan.ts";

/**
 * Finds the person whom an operator names by e-mail address or id.
 * @throws {OperatorError} when there is no such person
 */
export async function findPerson(db: Db, named: string): Promise<UserRow> {
  const name = named.toLowerCase();
  const [user] = await db
    .select()
    .from(users)
    .where(eq(name.includes("@") ? users.email : users.id, name));
  if (user === undefined)
    throw new OperatorError(`No person is called ${named}.`, { code: "person_unknown" });
  return user;
}

export type PersonOverview = {
  user: UserRow;
  account: AccountState | undefined;
  openSessions: number;
  plan: CurrentPlan;
};

/** @returns what the operator's tools show about a person */
export async function overviewOf(db: Db, user: UserRow, at: Date): Promise<PersonOverview> {
  return {
    user,
    account: await findAccount(db, user.id),
    plan: await currentPlan(db, user, at),
    openSessions: (await listOpenSessions(db, user.id, at)).length,
  };
}
