import type { User } from "@vagou/contract/api/answers";
import { getBalance } from "../credits/ledger/account.ts";
import type { Deps } from "../deps.ts";
import { currentPlan } from "../plans/current-plan.ts";
import type { UserRow } from "./repository.ts";
import { userOf } from "./user-of.ts";

/** @returns a person as the API gives them, with the fichas and the plan of this moment */
export async function describeUser(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user }: { user: UserRow },
): Promise<User> {
  const { plan } = await currentPlan(db, user, clock.now());
  return userOf(user, { plan, balance: await getBalance(db, user.id) });
}
