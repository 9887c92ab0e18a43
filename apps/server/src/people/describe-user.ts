import type { User } from "@vagou/contract/answers";
import { getBalance } from "../credits/account.ts";
import type { Db } from "../db/client.ts";
import type { UserRow } from "./repository.ts";

/** @returns a person as the API gives them, with the fichas of this moment */
export async function describeUser(db: Db, user: UserRow): Promise<User> {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    plan: user.plan,
    search_credits: await getBalance(db, user.id),
  };
}
