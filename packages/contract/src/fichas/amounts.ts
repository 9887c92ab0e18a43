/** Fichas that one provider costs in a search. */
export const creditsPerProvider = 7;

/** Number of providers selected by default; with the price it sets the low-balance limit. */
export const defaultProviderCount = 4;

/** Below this many fichas the counter turns red. */
export const lowBalanceCredits = creditsPerProvider * defaultProviderCount;

/** Within this time the same question of the same person is free. */
export const freeRepeatMs = 10 * 60 * 1000;

/** An answer up to this age may be given free of charge while our line at a portal is long. */
export const olderAnswerMs = 60 * 60 * 1000;

/** Bonus fichas, unless the configuration sets other amounts. */
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

/** Rewarded referrals of one person in a calendar month; further friends still get their own bonus. */
export const rewardedReferralsPerMonthMax = 30;

/** Days after sign-up in which a person may still name the one who invited them. */
export const referralGraceDays = 7;

/** @returns the price in fichas of asking `providerCount` providers. */
export function searchCostCredits(providerCount: number): number {
  return providerCount * creditsPerProvider;
}
