/**
 * What the code of a person's referral link looks like, in either case: letters and digits that people do not confuse when
 * they read them aloud or copy them by hand.
 */
export const referralCodeShape = /^[2-9a-hjkmnp-z]{10}$/i;
