import { randomInt } from "node:crypto";

/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** The public code of a person's referral link: 10 characters, about 49 bits; it opens nothing. */
export function makeReferralCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
