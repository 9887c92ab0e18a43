import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { secondFactorChangedMessage, type FactorChange } from "../email/messages/second-factor-changed.ts";
import { enqueueEmail } from "../email/outbox.ts";

/** Tells the owner of the address what changed in their second factors. */
export async function announceFactorChange(
  tx: Tx,
  { config, clock }: Announcing,
  { user, change }: { user: { name: string; email: string }; change: FactorChange },
): Promise<void> {
  const message = secondFactorChangedMessage({
    operator: config.operator,
    name: user.name,
    link: `${config.appBaseUrl}/forgot-password`,
    change,
  });
  await enqueueEmail(tx, { recipient: user.email, message, at: clock.now() });
}

/** What a message about a second factor needs. */
export type Announcing = Pick<Deps, "clock"> & { config: Pick<Deps["config"], "operator" | "appBaseUrl"> };
