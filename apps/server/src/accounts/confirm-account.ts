import { grantCredits } from "../credits/grant-credits.ts";
import type { Tx } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { hashAccountToken } from "./confirmation-link.ts";
import { openSession } from "./open-session.ts";
import { personKeyOf } from "./person-key.ts";
import { markConfirmed, useAccountToken, type UserRow } from "./repository.ts";

export type Confirmation = {
  user: UserRow;
  token: string;
  /** Fichas given for confirming; 0 when this person had them before. */
  bonusCredits: number;
  dailyBonusGiven: boolean;
};

/**
 * Uses a confirmation link: the account opens, the bonus arrives once, the person is signed in.
 * @throws {AppError} confirmation_link_invalid (unknown, used, over 48 hours old, or confirmed by another link)
 */
export function confirmAccount(deps: Deps, { token }: { token: string }): Promise<Confirmation> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const link = await useAccountToken(tx, hashAccountToken(token), now);
    if (link === undefined) throw new AppError("confirmation_link_invalid");
    const user = await markConfirmed(tx, link.userId, {
      name: link.pendingName,
      passwordHash: link.pendingPasswordHash,
      at: now,
    });
    if (user === undefined) throw new AppError("confirmation_link_invalid");
    const bonusCredits = await giveConfirmationBonus(tx, deps, user);
    return { user, bonusCredits, ...(await openSession(tx, deps, user)) };
  });
}

async function giveConfirmationBonus(tx: Tx, { config, clock }: Deps, user: UserRow): Promise<number> {
  const amountCredits = config.bonusCredits.emailConfirmation;
  if (amountCredits === 0) return 0;
  const given = await grantCredits(tx, {
    userId: user.id,
    amountCredits,
    pocket: "bonus",
    reason: "email_confirmation",
    idempotencyKey: `email_confirmation:${personKeyOf(user.email)}`,
    at: clock.now(),
  });
  return given ? amountCredits : 0;
}
