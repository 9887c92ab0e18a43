import { randomInt } from "node:crypto";

/** Letters and digits that people do not confuse when they read them aloud or copy them by hand. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** The code of a person's referral link: 10 characters, about 49 bits. It is public and gives no access. */
export function makeReferralCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
