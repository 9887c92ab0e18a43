/**
 * The mailbox that receives the mail of a lower-case address, as one address for all of its spellings.
 *
 * - A `+tag` is removed at every domain.
 * - Gmail ignores dots, and googlemail.com is gmail.com (support.google.com/mail/answer/7436150).
 * - Proton treats `.`, `_` and `-` as transparent (proton.me/support/change-username) and keeps a name on
 *   all of its domains for one person (proton.me/support/addresses-and-aliases).
 * - Yahoo makes disposable addresses of a base name, a hyphen and a keyword; other names of Yahoo hold no
 *   hyphen (help.yahoo.com, "Using Disposable Addresses"). The base name is not the name of the account, so
 *   that one person still counts as two.
 * - Fastmail delivers `anything@user.fastmail.com` to `user@fastmail.com`
 *   (fastmail.help, 360060591053), with a hyphen for an underscore (fastmail.com/blog/two-address-resolving-additions).
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  const name = email.slice(0, at).split("+")[0] ?? "";
  if (gmail.has(domain)) return `${name.replaceAll(".", "")}@gmail.com`;
  if (proton.has(domain)) return `${name.replaceAll(/[._-]/g, "")}@proton.me`;
  if (isYahoo(domain)) return `${name.split("-")[0] || name}@${domain}`;
  const fastmailDomain = fastmail.find((own) => domain === own || domain.endsWith(`.${own}`));
  if (fastmailDomain === undefined) return `${name}@${domain}`;
  const user = domain === fastmailDomain ? name : lastLabelBefore(domain, fastmailDomain);
  return `${user.replaceAll("_", "-")}@${fastmailDomain}`;
}

const gmail = new Set(["gmail.com", "googlemail.com"]);
const proton = new Set(["proton.me", "protonmail.com", "protonmail.ch", "pm.me"]);
/** The domains that Fastmail's help pages name; it has many more. */
const fastmail = ["fastmail.com", "fastmail.fm", "sent.com"];

/** yahoo.com, yahoo.com.br and those of other countries, and the two domains that Yahoo bought. */
function isYahoo(domain: string): boolean {
  return /^yahoo(\.[a-z]{2,3}){1,2}$/.test(domain) || domain === "ymail.com" || domain === "rocketmail.com";
}

function lastLabelBefore(domain: string, own: string): string {
  return (
    domain
      .slice(0, -own.length - 1)
      .split(".")
      .at(-1) ?? ""
  );
}
