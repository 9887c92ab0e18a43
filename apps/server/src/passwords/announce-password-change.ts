import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { passwordChangedMessage } from "../email/messages/password-changed.ts";
import { enqueueEmail } from "../email/outbox.ts";
import type { UserRow } from "../people/repository.ts";

/**
 * Tells the owner of the address that the password was changed, or that there is one now, with a link to a new one if
 * they did not do it.
 * @param user as before the change
 */
export async function announcePasswordChange(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  user: Pick<UserRow, "name" | "email" | "passwordHash">,
): Promise<void> {
  const message = passwordChangedMessage({
    operator: config.operator,
    name: user.name,
    link: `${config.appBaseUrl}/forgot-password`,
    hadPassword: user.passwordHash !== null,
  });
  await enqueueEmail(tx, { recipient: user.email, message, at: clock.now() });
}
