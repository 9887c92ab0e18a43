import type { Deps } from "../deps.ts";
import type { Tx } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { hashAccountToken } from "./account-token.ts";
import { announcePasswordChange } from "./announce-password-change.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { hashPassword } from "./password-hash.ts";
import {
  endSessions,
  findNewestConfirmation,
  findOwnerOfToken,
  lockUser,
  markConfirmed,
  setPassword,
  useAccountToken,
  useUpTokens,
  type UserRow,
} from "./repository.ts";
import { welcome } from "./welcome.ts";

const purpose = "reset_password";

/**
 * Uses a link to a new password. It ends all sessions of the person and voids their other links, and it
 * proves the address: an account that waited for its confirmation opens. Nobody is signed in by it.
 * A password that is refused leaves the link good.
 * @throws {AppError} reset_link_invalid (unknown, cut, forged, used, over an hour old) · weak_password
 *   · common_password
 */
export async function resetPassword(
  deps: Deps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const tokenHash = hashAccountToken(token);
  const owner = await findOwnerOfToken(deps.db, purpose, tokenHash, deps.clock.now());
  if (owner === undefined) throw new AppError("reset_link_invalid");
  checkNewPassword(password, owner);
  const passwordHash = await hashPassword(password);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // Before the link, so that two links of one person wait for each other instead of both winning.
    const user = await lockUser(tx, owner.id);
    const link = await useAccountToken(tx, purpose, tokenHash, now);
    if (user === undefined || link === undefined) throw new AppError("reset_link_invalid");
    if (user.confirmedAt === null) await open(tx, deps, user, passwordHash);
    else await setPassword(tx, user.id, passwordHash);
    await useUpTokens(tx, user.id, purpose, now);
    await endSessions(tx, user.id, now);
    await announcePasswordChange(tx, deps, user);
  });
}

/** Opens an account with what its newest sign-up said, but for the password. */
async function open(tx: Tx, deps: Deps, user: UserRow, passwordHash: string): Promise<void> {
  const signUp = await findNewestConfirmation(tx, user.id);
  const name = signUp?.pendingName ?? user.name;
  const opened = await markConfirmed(tx, user.id, { name, passwordHash, at: deps.clock.now() });
  if (opened === undefined) throw new Error("an unconfirmed account that was locked got confirmed");
  await welcome(tx, deps, { user: opened, referId: signUp?.pendingReferId ?? null });
}
