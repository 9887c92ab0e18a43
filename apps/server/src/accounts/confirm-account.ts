import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { hashAccountToken } from "./account-token.ts";
import { openSession } from "./open-session.ts";
import { findUsedToken, markConfirmed, useAccountToken, type UserRow } from "./repository.ts";
import { welcome, type Welcome } from "./welcome.ts";

export type Confirmation = Welcome & { user: UserRow; token: string; dailyBonusGiven: boolean };

/**
 * Uses a confirmation link: the account opens, the bonus arrives once, the person is signed in.
 * @throws {AppError} confirmation_link_used (the account is open already)
 *   · confirmation_link_invalid (unknown, cut, forged, over 48 hours old)
 */
export function confirmAccount(
  deps: Deps,
  { token, caller }: { token: string; caller: Caller },
): Promise<Confirmation> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const tokenHash = hashAccountToken(token);
    const link = await useAccountToken(tx, "confirm_account", tokenHash, now);
    if (link === undefined) {
      const used = await findUsedToken(tx, "confirm_account", tokenHash);
      throw new AppError(used === undefined ? "confirmation_link_invalid" : "confirmation_link_used");
    }
    const user = await markConfirmed(tx, link.userId, {
      name: link.pendingName,
      passwordHash: link.pendingPasswordHash,
      at: now,
    });
    if (user === undefined) throw new AppError("confirmation_link_used");
    const given = await welcome(tx, deps, { user, referId: link.pendingReferId });
    return { user, ...given, ...(await openSession(tx, deps, user, { method: "confirmation", caller })) };
  });
}
