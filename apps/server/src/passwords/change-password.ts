import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { requireFreshProof } from "../second-factors/proofs/require-fresh-proof.ts";
import { requireSecondFactor } from "../second-factors/proofs/require-second-factor.ts";
import { announcePasswordChange } from "./announce-password-change.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { refuseEndedSession } from "../sessions/refuse-ended-session.ts";
import { revokeOtherSessions } from "../sessions/repository.ts";
import { getUser, replacePasswordHash } from "../people/repository.ts";
import { useUpTokens } from "../people/token-repository.ts";

/**
 * Changes the password, ends every other session and tells the owner by e-mail. A person without a password (Google
 * only) chooses a first one, a few minutes after signing in: with a password of theirs, a stranger at an open session could
 * come back at any time.
 * @throws {AppError} second_factor_needed · fresh_login_needed (for a person without a password) · weak_password ·
 *   common_password · leaked_password · wrong_current_password · unauthenticated when the session ended meanwhile
 */
export async function changePassword(
  deps: Pick<Deps, "config" | "db" | "clock" | "passwords" | "leakedPasswords">,
  change: { actor: Actor; currentPassword: string | undefined; newPassword: string },
): Promise<void> {
  const { db, clock, passwords } = deps;
  const { userId, sessionId } = change.actor;
  const user = await getUser(db, userId);
  const before = user.passwordHash;
  await (before === null ? requireFreshProof : requireSecondFactor)(deps, { actor: change.actor });
  checkNewPassword(change.newPassword, user);
  if (before !== null && !(await passwords.verify(before, change.currentPassword ?? ""))) {
    throw new AppError("wrong_current_password");
  }
  await deps.leakedPasswords.refuse(change.newPassword);
  const after = await passwords.hash(change.newPassword);
  const isChanged = await db.transaction(async (tx) => {
    const at = clock.now();
    if (!(await replacePasswordHash(tx, userId, { before, after }))) return false;
    await refuseEndedSession(tx, { actor: change.actor });
    await useUpTokens(tx, userId, "reset_password", at);
    await revokeOtherSessions(tx, { userId, keptId: sessionId, at });
    await announcePasswordChange(tx, deps, user);
    return true;
  });
  // Another password, or a log-in stored the same one anew: it is checked again, against the new hash.
  if (!isChanged) await changePassword(deps, change);
}
