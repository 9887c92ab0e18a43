import type { Deps } from "../deps.ts";
import { sendConfirmationLink } from "./confirmation-link.ts";
import { findNewestConfirmation, findUserByEmail } from "./repository.ts";

/** Sends a new confirmation link to an address that waits for one; says nothing about any other. */
export async function resendConfirmation(deps: Deps, { email }: { email: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === undefined || user.confirmedAt !== null) return;
    const newest = await findNewestConfirmation(tx, user.id);
    await sendConfirmationLink(tx, deps, user, {
      name: newest?.pendingName ?? user.name,
      passwordHash: newest?.pendingPasswordHash ?? user.passwordHash,
      referId: newest?.pendingReferId ?? null,
    });
  });
}
