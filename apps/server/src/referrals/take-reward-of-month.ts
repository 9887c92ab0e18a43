import { rewardedReferralsPerMonthMax } from "@vagou/contract/fichas/amounts";
import { dayOf, startOfMonth } from "../calendar.ts";
import { getPersonKey } from "../credits/ledger/account.ts";
import { claimBonus } from "../credits/ledger/claim-bonus.ts";
import { countGrants } from "../credits/ledger/count-grants.ts";
import type { Tx } from "../db/client.ts";

/**
 * Takes one of the rewards that a referrer may have in a calendar month. They are counted by person: several accounts of
 * one mailbox, and an account after a deletion, have no further ones.
 * @returns false when the person has had all of them
 */
export async function takeRewardOfMonth(
  tx: Tx,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  const personKey = await getPersonKey(tx, userId);
  const since = startOfMonth(at);
  const had = await countGrants(tx, { personKey, reason: "referral_user", since });
  for (let number = had; number < rewardedReferralsPerMonthMax; number += 1) {
    // Another account of this person may be rewarded at this moment: then its number is taken, and the next one is tried.
    const idempotencyKey = `referral_of_month:${personKey}:${dayOf(since)}:${number}`;
    if (await claimBonus(tx, { idempotencyKey, at })) return true;
  }
  return false;
}
