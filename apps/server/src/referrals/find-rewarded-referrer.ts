import type { ErrorCode } from "@vagou/contract/api/error-codes";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { isReferralOpen } from "./is-referral-open.ts";
import { knownSince } from "./known-since.ts";
import { findReferrer, hasReferral, type Referrer } from "./repository.ts";

export type ReferredPerson = { id: string; email: string; createdAt: Date };

export type ReferralRefusal = Extract<ErrorCode, `referral_${string}`>;

/**
 * A person who deletes the account and comes back is no new person: a link counts as it would have counted for the
 * account before, so that two people cannot refer each other.
 * @returns the person by whose link this person came, or why the referral is refused
 */
export async function findRewardedReferrer(
  tx: Tx,
  { clock, pseudonyms }: Pick<Deps, "clock" | "pseudonyms">,
  { user, referId }: { user: ReferredPerson; referId: string },
): Promise<Referrer | ReferralRefusal> {
  const referrer = await findReferrer(tx, referId.trim().toLowerCase());
  if (referrer === undefined) return "referral_unknown";
  const { personOf } = pseudonyms;
  if (referrer.id === user.id || personOf(referrer.email) === personOf(user.email)) return "referral_own";
  const since = await knownSince(tx, user);
  if (referrer.createdAt >= since) return "referral_newer";
  if (since < user.createdAt && !isReferralOpen(since, clock.now())) return "referral_too_late";
  return (await hasReferral(tx, user.id)) ? "referral_already_set" : referrer;
}
