import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepAct } from "../../operators/keep-act.ts";
import type { UserRow } from "../../people/repository.ts";
import { setPlan } from "../../people/set-plan.ts";

/**
 * Puts a person on a plan without an end, for an operator.
 * @returns the plan before
 * @throws {OperatorError} when the account is deleted
 */
export function setPlanOf(
  deps: Pick<Deps, "db" | "clock">,
  { by, userId, plan }: { by: Entrance; userId: string; plan: UserRow["plan"] },
): Promise<UserRow["plan"]> {
  return keepAct(deps, { by, action: "plan_set", personId: userId, note: plan }, ({ db }) =>
    setPlan(db, { userId, plan }),
  );
}
