import type { User } from "@vagou/contract/api/answers";
import { getBalance } from "../credits/ledger/account.ts";
import type { Actor, Deps } from "../deps.ts";
import { judgePlan } from "../plans/judge-plan.ts";
import { listTerms } from "../plans/repository.ts";
import { getUser } from "./repository.ts";
import { userOf } from "./user-of.ts";

/**
 * Reads side by side what the answer needs.
 * @param balance the person's fichas, where the caller reads them anyway
 * @returns the person of a call as the API gives them, with the fichas and the plan of this moment
 */
export async function describeActor(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId }, balance = getBalance(db, userId) }: { actor: Actor; balance?: Promise<number> },
): Promise<User> {
  const at = clock.now();
  const [user, terms, credits] = await Promise.all([getUser(db, userId), listTerms(db, userId, at), balance]);
  return userOf(user, { plan: judgePlan(user.plan, terms, at).plan, balance: credits });
}
