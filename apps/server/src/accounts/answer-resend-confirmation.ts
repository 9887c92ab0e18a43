import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import type { AccountRequest } from "./account-requests.ts";
import { sendConfirmationLink } from "./confirmation-link.ts";
import { findNewestConfirmation, findUserByEmail } from "./repository.ts";

/** Sends a new confirmation link to an address that waits for one; any other hears nothing. */
export async function answerResendConfirmation(tx: Tx, deps: Deps, { email }: AccountRequest): Promise<void> {
  const user = await findUserByEmail(tx, email);
  if (user === undefined || user.confirmedAt !== null) return;
  const newest = await findNewestConfirmation(tx, user.id);
  await sendConfirmationLink(tx, deps, user, {
    name: newest?.pendingName ?? user.name,
    passwordHash: newest?.pendingPasswordHash ?? user.passwordHash,
    referId: newest?.pendingReferId ?? null,
  });
}
