/**
 * The mailbox of a lower-case address by the rules until November 2026, which knew Gmail only. The person keys of that
 * time were computed with it, so it must not change.
 */
export function formerMailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).replace(/^googlemail\.com$/, "gmail.com");
  const mailbox = email.slice(0, at).split("+")[0] ?? "";
  return `${domain === "gmail.com" ? mailbox.replaceAll(".", "") : mailbox}@${domain}`;
}
