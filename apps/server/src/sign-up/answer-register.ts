import { randomUUID } from "node:crypto";
import { openAccount } from "../credits/ledger/account.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { makeReferralCode } from "../referrals/referral-code.ts";
import type { AccountRequest } from "../people/account-requests.ts";
import { announceKnownAddress } from "./announce-known-address.ts";
import { sendConfirmationLink } from "./confirmation-link.ts";
import { mailboxKeysOf } from "../people/mailbox-keys-of.ts";
import { insertUser, keepUserByEmail } from "../people/repository.ts";
import { insertSignUp } from "./repository.ts";

/**
 * Stores the sign-up and sends a confirmation link, or tells the owner of a confirmed account that they have one. An
 * account that waits for its confirmation holds no data of the sign-up: the person who proves the address decides.
 */
export async function answerRegister(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock" | "pseudonyms" | "identityProvider">,
  request: AccountRequest,
): Promise<void> {
  const { email, name, passwordHash, referId, browserKeyHash } = request;
  if (name === null || passwordHash === null) throw new Error("a sign-up without name or password");
  const now = deps.clock.now();
  const open = () =>
    insertUser(tx, {
      id: randomUUID(),
      name: mailboxOf(email),
      email,
      referralCode: makeReferralCode(),
      createdAt: now,
    });
  // Once more, because the account with that address may be deleted between the first two statements.
  const user = (await open()) ?? (await keepUserByEmail(tx, email)) ?? (await open());
  if (user === undefined) throw new Error("the account of an address comes and goes; the next turn answers");
  const signUp = { id: randomUUID(), email, name, passwordHash, referId, browserKeyHash, createdAt: now };
  await insertSignUp(tx, signUp);
  if (user.confirmedAt === null) {
    await openAccount(tx, { userId: user.id, mailbox: mailboxKeysOf(deps.pseudonyms, email) });
    await sendConfirmationLink(tx, deps, user, { name, signUpId: signUp.id, referId, signedUpAt: now });
  } else {
    await announceKnownAddress(tx, deps, user);
  }
}

/** The name of an account until its owner gives one. */
function mailboxOf(email: string): string {
  return email.slice(0, email.lastIndexOf("@"));
}
