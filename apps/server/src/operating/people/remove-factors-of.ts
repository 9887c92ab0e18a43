import type { Deps } from "../../deps.ts";
import type { Entrance } from "../../operators/entrance.ts";
import { keepAct } from "../../operators/keep-act.ts";
import { OperatorError } from "../../operator-error.ts";
import type { Announcing } from "../../second-factors/announce-factor-change.ts";
import { removeAllFactors } from "../../second-factors/changes/remove-all-factors.ts";
import { signOutEverywhere } from "../../sessions/sign-out-everywhere.ts";

/**
 * Removes the second factors of a person who has lost them all, and ends their sessions, for an operator. The person
 * still needs the password, or Google, to log in, and loses the operator's role, which needs a second factor.
 * @param act.note how the operator knows that the person asks for it
 * @returns how many second factors were removed, and whether the person had the role
 * @throws {OperatorError} when the person has none
 */
export function removeFactorsOf(
  deps: Pick<Deps, "db"> & Announcing,
  { by, userId, note }: { by: Entrance; userId: string; note: string },
): Promise<{ removed: number; hadRole: boolean }> {
  return keepAct(deps, { by, action: "factors_remove", personId: userId, note }, async (inside) => {
    const done = await inside.db.transaction((tx) => removeAllFactors(tx, deps, { userId, by }));
    if (done.removed === 0) throw new OperatorError("That person has no second factor.");
    await signOutEverywhere(inside, { userId });
    return done;
  });
}
