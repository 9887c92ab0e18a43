import { getPersonKey } from "../credits/ledger/account.ts";
import { grantCredits } from "../credits/ledger/grant-credits.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { rewardReferral } from "../referrals/reward-referral.ts";
import type { UserRow } from "../people/repository.ts";

export type WelcomeBonuses = {
  /** Fichas that this person got for confirming and for a referral; 0 when they got them before. */
  bonusCredits: number;
  /** True when the referral gave this person fichas. */
  referred: boolean;
};

/**
 * Gives a person their bonuses when their e-mail is proven, in any way. The account must be open.
 * @param referId the code of the referral link by which they came, or null; an invalid one is ignored
 */
export async function giveWelcomeBonuses(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock" | "pseudonyms">,
  { user, referId }: { user: UserRow; referId: string | null },
): Promise<WelcomeBonuses> {
  const confirmation = await giveConfirmationBonus(tx, deps, user);
  const referral = referId === null ? undefined : await rewardReferral(tx, deps, { user, referId });
  const friendCredits = referral?.kind === "rewarded" ? referral.friendCredits : 0;
  return { bonusCredits: confirmation + friendCredits, referred: friendCredits > 0 };
}

async function giveConfirmationBonus(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  user: UserRow,
): Promise<number> {
  const amountCredits = config.bonusCredits.emailConfirmation;
  if (amountCredits === 0) return 0;
  const given = await grantCredits(tx, {
    userId: user.id,
    amountCredits,
    pocket: "bonus",
    reason: "email_confirmation",
    idempotencyKey: confirmationBonusKey(await getPersonKey(tx, user.id)),
    at: clock.now(),
  });
  return given ? amountCredits : 0;
}

/** The idempotency key of the bonus for a confirmed e-mail, which a person gets once, also with another account. */
export function confirmationBonusKey(personKey: string): string {
  return `email_confirmation:${personKey}`;
}
