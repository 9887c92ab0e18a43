import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { passwordChangedMessage } from "../email/messages/password-changed.ts";
import { enqueueEmail } from "../email/outbox.ts";

/** Tells the owner of the address that the password was changed, with a link to a new one if they did not do it. */
export async function announcePasswordChange(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const message = passwordChangedMessage({
    operator: config.operator,
    name,
    link: `${config.appBaseUrl}/forgot-password`,
  });
  await enqueueEmail(tx, { recipient: email, message, at: clock.now() });
}
