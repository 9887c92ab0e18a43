import { randomUUID } from "node:crypto";
import { openAccount } from "../credits/account.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { alreadyRegisteredMessage } from "../email/messages/already-registered.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { makeReferralCode } from "../referrals/referral-code.ts";
import type { AccountRequest } from "./account-requests.ts";
import { sendConfirmationLink } from "./confirmation-link.ts";
import { findUserByEmail, insertUser } from "./repository.ts";

/** Sends a confirmation link, or tells the owner of a confirmed account that they have one. */
export async function answerRegister(tx: Tx, deps: Deps, request: AccountRequest): Promise<void> {
  const { email, name, passwordHash, referId } = request;
  if (name === null || passwordHash === null) throw new Error("a sign-up without name or password");
  const now = deps.clock.now();
  const created = await insertUser(tx, {
    id: randomUUID(),
    name,
    email,
    passwordHash,
    referralCode: makeReferralCode(),
    createdAt: now,
  });
  const user = created ?? (await findUserByEmail(tx, email));
  // Somebody else's account by that address was deleted at this very moment: nothing to announce.
  if (user === undefined) return;
  if (user.confirmedAt === null) {
    await openAccount(tx, { userId: user.id, personKey: deps.pseudonyms.personOf(email) });
    await sendConfirmationLink(tx, deps, user, { name, passwordHash, referId });
  } else {
    const message = alreadyRegisteredMessage({ name: user.name, link: `${deps.config.appBaseUrl}/login` });
    await enqueueEmail(tx, { recipient: email, message, at: now });
  }
}
