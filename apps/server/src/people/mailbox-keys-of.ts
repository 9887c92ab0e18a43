import type { MailboxKeys } from "../credits/ledger/account.ts";
import type { Pseudonyms } from "./pseudonyms.ts";

/** @returns the keys of an address' mailbox, by the rules of today and by the former ones; see `openAccount` */
export function mailboxKeysOf(pseudonyms: Pseudonyms, email: string): MailboxKeys {
  return { today: pseudonyms.personOf(email), formerly: pseudonyms.formerPersonOf(email) };
}
