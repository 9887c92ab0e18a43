import { confirmationLinkHours } from "@vagou/contract/amounts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { confirmAccountMessage } from "../email/messages/confirm-account.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { hashAccountToken, makeAccountToken } from "../people/account-token.ts";
import { type UserRow } from "../people/repository.ts";
import { insertAccountToken } from "../people/token-repository.ts";

/**
 * Makes a new confirmation link and puts its message into the outbox. Older links stay valid.
 * @param signUp the name in the greeting, and the id of the sign-up that the link belongs to, or null
 */
export async function sendConfirmationLink(
  tx: Tx,
  { config, clock }: Pick<Deps, "config" | "clock">,
  user: UserRow,
  { name, signUpId }: { name: string; signUpId: string | null },
): Promise<void> {
  const now = clock.now();
  const token = makeAccountToken();
  await insertAccountToken(tx, {
    tokenHash: hashAccountToken(token),
    userId: user.id,
    purpose: "confirm_account",
    signUpId,
    expiresAt: new Date(now.getTime() + confirmationLinkHours * 3_600_000),
    createdAt: now,
  });
  const message = confirmAccountMessage({
    operator: config.operator,
    name,
    link: `${config.appBaseUrl}/confirm-account?token=${token}`,
    bonusCredits: config.bonusCredits.emailConfirmation,
  });
  await enqueueEmail(tx, { recipient: user.email, message, at: now });
}
