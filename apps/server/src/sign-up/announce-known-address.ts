import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { alreadyRegisteredMessage } from "../email/messages/already-registered.ts";
import { enqueueEmail } from "../email/outbox.ts";

/** Tells the owner of an open account that a visitor signed up with its address, which changed nothing. */
export async function announceKnownAddress(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const message = alreadyRegisteredMessage({
    operator: config.operator,
    name,
    link: `${config.appBaseUrl}/login`,
  });
  await enqueueEmail(tx, { recipient: email, message, at: clock.now() });
}
