import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { alreadyRegisteredMessage } from "../email/messages/already-registered.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { listIdentities, type UserRow } from "../people/repository.ts";

/** Tells the owner of an open account that a visitor signed up with its address, which changed nothing. */
export async function announceKnownAddress(
  tx: Tx,
  { config, clock, identityProvider }: Pick<Deps, "config" | "clock" | "identityProvider">,
  { id, name, email, passwordHash }: UserRow,
): Promise<void> {
  const message = alreadyRegisteredMessage({
    operator: config.operator,
    name,
    link: `${config.appBaseUrl}/login`,
    hasPassword: passwordHash !== null,
    hasGoogle: identityProvider !== null && (await listIdentities(tx, id)).length > 0,
  });
  await enqueueEmail(tx, { recipient: email, message, at: clock.now() });
}
