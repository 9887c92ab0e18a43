import type { User } from "@vagou/contract/answers";
import type { Actor, Deps } from "../deps.ts";
import { describeUser } from "./describe-user.ts";
import { getUser } from "./repository.ts";

/** @returns the person of a call as the API gives them, with the fichas and the plan of this moment */
export async function describeActor(
  deps: Pick<Deps, "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<User> {
  return describeUser(deps, { user: await getUser(deps.db, actor.userId) });
}
