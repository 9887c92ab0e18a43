import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { AccountRequest } from "../people/account-requests.ts";
import { announceKnownAddress } from "./announce-known-address.ts";
import { sendConfirmationLink } from "./confirmation-link.ts";
import { keepUserByEmail } from "../people/repository.ts";
import { findNewestSignUp } from "./repository.ts";

/**
 * Sends the message of a sign-up again. It is not known which visitor asks, so the new link belongs to no sign-up: it
 * proves the address and nothing else. To an address without a sign-up no message is sent.
 */
export async function answerResendConfirmation(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock" | "pseudonyms" | "identityProvider">,
  { email }: AccountRequest,
): Promise<void> {
  const user = await keepUserByEmail(tx, email);
  const newest = await findNewestSignUp(tx, email);
  if (user === undefined || newest === undefined) return;
  if (user.confirmedAt !== null) await announceKnownAddress(tx, deps, user);
  else {
    const { name, referId, createdAt: signedUpAt } = newest;
    await sendConfirmationLink(tx, deps, user, { name, signUpId: null, referId, signedUpAt });
  }
}
