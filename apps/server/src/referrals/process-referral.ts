import { keepUser } from "../people/repository.ts";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { isReferralOpen } from "./is-referral-open.ts";
import { rewardReferral } from "./reward-referral.ts";

/**
 * For a person who signed up without a referral link: names their referrer, in the first days of the account.
 * @returns the fichas given to this person
 * @throws {AppError} referral_too_late and the refusals of `rewardReferral`
 */
export function processReferral(
  deps: Pick<Deps, "config" | "db" | "clock" | "pseudonyms">,
  { actor, referId }: { actor: Actor; referId: string },
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const user = await keepUser(tx, actor.userId);
    if (!isReferralOpen(user.createdAt, deps.clock.now())) throw new AppError("referral_too_late");
    const outcome = await rewardReferral(tx, deps, { user, referId });
    if (outcome.kind === "refused") throw new AppError(outcome.code);
    return outcome.friendCredits;
  });
}
