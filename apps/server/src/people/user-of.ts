import type { User } from "@vagou/contract/api/answers";
import type { UserRow } from "./repository.ts";

/** @returns a person as the API gives them */
export function userOf(
  { id, name, email }: Pick<UserRow, "id" | "name" | "email">,
  { plan, balance }: { plan: User["plan"]; balance: number },
): User {
  return { id, name, email, plan, search_credits: balance };
}
