import type { ErrorCode } from "@vagou/contract/api/error-codes";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { findReferrer, hasReferral, type Referrer } from "./repository.ts";

export type ReferredPerson = { id: string; email: string; createdAt: Date };

export type ReferralRefusal = Extract<ErrorCode, `referral_${string}`>;

/** @returns the person by whose link this person came, or why the referral is refused */
export async function findRewardedReferrer(
  tx: Tx,
  { pseudonyms }: Pick<Deps, "pseudonyms">,
  { user, referId }: { user: ReferredPerson; referId: string },
): Promise<Referrer | ReferralRefusal> {
  const referrer = await findReferrer(tx, referId.trim().toLowerCase());
  if (referrer === undefined) return "referral_unknown";
  const { personOf } = pseudonyms;
  if (referrer.id === user.id || personOf(referrer.email) === personOf(user.email)) return "referral_own";
  if (referrer.createdAt >= user.createdAt) return "referral_newer";
  return (await hasReferral(tx, user.id)) ? "referral_already_set" : referrer;
}
