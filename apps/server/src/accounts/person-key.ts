import { createHash } from "node:crypto";

/**
 * One person for bonuses: addresses that differ only by case, by `+tag`, or (Gmail) by dots are one.
 * @param email already lower-case
 * @returns a hash, so that it can outlive the address
 */
export function personKeyOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  const mailbox = email.slice(0, at).split("+")[0] ?? "";
  const person = domain === "gmail.com" ? mailbox.replaceAll(".", "") : mailbox;
  return createHash("sha256").update(`${person}@${domain}`).digest("hex");
}
