import type { Deps } from "../deps.ts";
import { OperatorError } from "../operator-error.ts";
import { lockUser } from "../people/repository.ts";
import { hasSecondFactor } from "../second-factors/kept/repository.ts";
import type { Entrance } from "./entrance.ts";
import { keepChange } from "./keep-change.ts";
import { giveRole, takeRole } from "./repository.ts";

/**
 * Gives a person the operator's role, or takes it; it counts from the next call on, in every session.
 * @returns false when it was so before
 * @throws {OperatorError} when the account is deleted, not confirmed yet, or has no second factor
 */
export function changeRole(
  deps: Pick<Deps, "db" | "clock">,
  { by, userId, has }: { by: Entrance; userId: string; has: boolean },
): Promise<boolean> {
  const act = { by, action: has ? "role_give" : "role_take", personId: userId } as const;
  return keepChange(deps, act, ({ db, clock }) =>
    db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (user === undefined) throw new OperatorError(`The account ${userId} is gone.`);
      if (has && user.confirmedAt === null)
        throw new OperatorError(
          "That account is not confirmed yet: the person opens the link in the e-mail.",
        );
      // A thief of the password could set up the first one, and be the operator.
      if (has && !(await hasSecondFactor(tx, userId)))
        throw new OperatorError(
          "That account has no second factor yet: the person sets one up in the profile.",
        );
      return has ? giveRole(tx, userId, clock.now()) : takeRole(tx, userId);
    }),
  );
}
