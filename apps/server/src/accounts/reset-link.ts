import { resetLinkHours } from "@vagou/contract/fichas/amounts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { newPasswordMessage } from "../email/messages/new-password.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { hashAccountToken, makeAccountToken } from "../people/account-token.ts";
import { type UserRow } from "../people/repository.ts";
import { insertAccountToken } from "../people/token-repository.ts";

/** Makes a link to a new password and puts its message into the outbox. Older links stay valid until one is used. */
export async function sendResetLink(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  user: UserRow,
): Promise<void> {
  const now = clock.now();
  const token = makeAccountToken();
  await insertAccountToken(tx, {
    tokenHash: hashAccountToken(token),
    userId: user.id,
    purpose: "reset_password",
    expiresAt: new Date(now.getTime() + resetLinkHours * 3_600_000),
    createdAt: now,
  });
  const message = newPasswordMessage({
    operator: config.operator,
    name: user.name,
    link: `${config.appBaseUrl}/reset-password?token=${token}`,
  });
  await enqueueEmail(tx, { recipient: user.email, message, at: now });
}
