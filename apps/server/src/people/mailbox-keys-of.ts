import type { MailboxKeys } from "../credits/account.ts";
import type { Deps } from "../deps.ts";

/** @returns the keys of an address' mailbox, by the rules of today and by the former ones; see `openAccount` */
export function mailboxKeysOf({ pseudonyms }: Pick<Deps, "pseudonyms">, email: string): MailboxKeys {
  return { today: pseudonyms.personOf(email), formerly: pseudonyms.formerPersonOf(email) };
}
