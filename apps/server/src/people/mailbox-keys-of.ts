import type { MailboxKeys } from "../credits/account.ts";
import type { Deps } from "../deps.ts";

/** What an account of fichas is opened with: the mailbox of an address, named as today and as before. */
export function mailboxKeysOf({ pseudonyms }: Pick<Deps, "pseudonyms">, email: string): MailboxKeys {
  return { today: pseudonyms.personOf(email), formerly: pseudonyms.formerPersonOf(email) };
}
