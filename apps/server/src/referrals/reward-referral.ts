import { getPersonKey, lockAccount } from "../credits/ledger/account.ts";
import { findOwnerOfMovement } from "../credits/ledger/find-owner-of-movement.ts";
import { grantCredits } from "../credits/ledger/grant-credits.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { referralRewardedMessage } from "../email/messages/referral-rewarded.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { findRewardedReferrer, type ReferralRefusal, type ReferredPerson } from "./find-rewarded-referrer.ts";
import { insertReferral, type Referrer } from "./repository.ts";
import { takeRewardOfMonth } from "./take-reward-of-month.ts";

export type ReferralOutcome =
  | { kind: "rewarded"; friendCredits: number }
  | { kind: "refused"; code: ReferralRefusal };

/**
 * Rewards both sides of a referral, once per friend, also if the friend opens another account. A person who has had all
 * rewards of this month, with any of their accounts, gets nothing for the next friend; the friend, who was promised the
 * bonus, still gets it.
 * The newer account is always locked before the older one, so two referrals cannot deadlock.
 */
export async function rewardReferral(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock" | "pseudonyms">,
  { user, referId }: { user: ReferredPerson; referId: string },
): Promise<ReferralOutcome> {
  await lockAccount(tx, user.id);
  const referrer = await findRewardedReferrer(tx, deps, { user, referId });
  if (typeof referrer === "string") return { kind: "refused", code: referrer };
  // By person, not by account: a friend who deletes the account and signs up again earns no new reward.
  const personKey = await getPersonKey(tx, user.id);
  const friendCredits = await rewardFriend(tx, deps, { user, personKey });
  const referrerCredits = await rewardReferrer(tx, deps, { referrer, personKey });
  await insertReferral(tx, {
    referredUserId: user.id,
    referrerUserId: referrer.id,
    referrerCredits,
    referredCredits: friendCredits,
    createdAt: deps.clock.now(),
  });
  return { kind: "rewarded", friendCredits };
}

/** The idempotency key of the friend's bonus, which a person gets once, also with another account. */
export function friendBonusKey(personKey: string): string {
  return `referral_friend:${personKey}`;
}

async function rewardFriend(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  { user, personKey }: { user: ReferredPerson; personKey: string },
): Promise<number> {
  const amountCredits = config.bonusCredits.referralFriend;
  if (amountCredits === 0) return 0;
  const given = await grantCredits(tx, {
    userId: user.id,
    amountCredits,
    pocket: "bonus",
    reason: "referral_friend",
    idempotencyKey: friendBonusKey(personKey),
    at: clock.now(),
  });
  return given ? amountCredits : 0;
}

async function rewardReferrer(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  { referrer, personKey }: { referrer: Referrer; personKey: string },
): Promise<number> {
  const at = clock.now();
  const amountCredits = config.bonusCredits.referralUser;
  if (amountCredits === 0) return 0;
  const idempotencyKey = `referral_user:${personKey}`;
  // The lock puts the referrals of one account in one order, before the rewards of all accounts are counted.
  await lockAccount(tx, referrer.id);
  // This friend earned the reward before: it takes none of this month.
  if ((await findOwnerOfMovement(tx, idempotencyKey)) !== undefined) return 0;
  if (!(await takeRewardOfMonth(tx, { userId: referrer.id, at }))) return 0;
  const given = await grantCredits(tx, {
    userId: referrer.id,
    amountCredits,
    pocket: "bonus",
    reason: "referral_user",
    idempotencyKey,
    at,
  });
  if (!given) return 0;
  const message = referralRewardedMessage({
    operator: config.operator,
    name: referrer.name,
    amountCredits,
    link: `${config.appBaseUrl}/jobs`,
  });
  await enqueueEmail(tx, { recipient: referrer.email, message, at });
  return amountCredits;
}
