import { confirmationLinkHours } from "@vagou/contract/fichas/amounts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { confirmAccountMessage } from "../email/messages/confirm-account.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { predictWelcomeBonuses } from "./predict-welcome-bonuses.ts";
import { hashAccountToken, makeAccountToken } from "../people/account-token.ts";
import type { UserRow } from "../people/repository.ts";
import { insertAccountToken } from "../people/token-repository.ts";

/** The name in the greeting, the id of the sign-up of the link, or null, and the facts for the promised fichas. */
type Announced = {
  name: string;
  signUpId: string | null;
  /** The code of the referral link of the sign-up. */
  referId: string | null;
  signedUpAt: Date;
};

/** Makes a new confirmation link and puts its message into the outbox. Older links stay valid. */
export async function sendConfirmationLink(
  tx: Tx,
  deps: Pick<Deps, "config" | "clock" | "pseudonyms">,
  user: UserRow,
  { name, signUpId, referId, signedUpAt }: Announced,
): Promise<void> {
  const { config, clock } = deps;
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
    // The account will get the date of the sign-up that opens it.
    ...(await predictWelcomeBonuses(tx, deps, { user: { ...user, createdAt: signedUpAt }, referId })),
  });
  await enqueueEmail(tx, { recipient: user.email, message, at: now });
}
