import { getPersonKey } from "../credits/ledger/account.ts";
import { findOwnerOfMovement } from "../credits/ledger/find-owner-of-movement.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { findRewardedReferrer, type ReferredPerson } from "../referrals/find-rewarded-referrer.ts";
import { friendBonusKey } from "../referrals/reward-referral.ts";
import { confirmationBonusKey } from "./give-welcome-bonuses.ts";

/** Fichas for the proven e-mail and for the referral; 0 for a person who got them with an earlier account. */
export type PromisedCredits = { confirmationCredits: number; friendCredits: number };

/** Predicts the fichas that `giveWelcomeBonuses` would give now, for the confirmation message. The account must be open. */
export async function predictWelcomeBonuses(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock" | "pseudonyms">,
  { user, referId }: { user: ReferredPerson; referId: string | null },
): Promise<PromisedCredits> {
  const { emailConfirmation, referralFriend } = deps.config.bonusCredits;
  const personKey = await getPersonKey(tx, user.id);
  const isOpen = async (key: string) => (await findOwnerOfMovement(tx, key)) === undefined;
  const isReferred =
    referId !== null && typeof (await findRewardedReferrer(tx, deps, { user, referId })) !== "string";
  return {
    confirmationCredits: (await isOpen(confirmationBonusKey(personKey))) ? emailConfirmation : 0,
    friendCredits: isReferred && (await isOpen(friendBonusKey(personKey))) ? referralFriend : 0,
  };
}
