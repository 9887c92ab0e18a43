/** Fichas that one provider costs in a search. */
export const creditsPerProvider = 7;

/** How many providers are selected at first; with the price it sets the low-balance line. */
export const defaultProviderCount = 4;

/** Below this many fichas the counter turns red. */
export const lowBalanceCredits = creditsPerProvider * defaultProviderCount;

/** The same question by the same person costs nothing again within this time. */
export const freeRepeatMs = 10 * 60 * 1000;

/** An answer up to this old may be given for nothing while our line at a portal is long. */
export const olderAnswerMs = 60 * 60 * 1000;

/** Fichas given away, unless the configuration says otherwise. */
export const defaultBonusCredits = {
  daily: 40,
  emailConfirmation: 200,
  referralUser: 300,
  referralFriend: 300,
} as const;

/** Hours a confirmation link works. */
export const confirmationLinkHours = 48;

/** Hours a link to a new password works. */
export const resetLinkHours = 1;

/** Rewarded referrals of one person in a calendar month; later friends still get their own bonus. */
export const rewardedReferralsPerMonthMax = 30;

/** Days after signing up in which a person may still name who brought them. */
export const referralGraceDays = 7;

/** @returns the price in fichas of asking `providerCount` providers. */
export function searchCostCredits(providerCount: number): number {
  return providerCount * creditsPerProvider;
}
