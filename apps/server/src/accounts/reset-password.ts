import type { Db } from "../db/client.ts";
import type { Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { hashAccountToken } from "../people/account-token.ts";
import { announcePasswordChange } from "../passwords/announce-password-change.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";
import { openWaitingAccount } from "../sign-up/open-waiting-account.ts";
import { findSignUpByBrowser, type BrowserKey } from "../sign-up/own-sign-up.ts";
import { lockUser, setPassword } from "../people/repository.ts";
import { findValidToken, useAccountToken, useUpTokens, type ValidToken } from "../people/token-repository.ts";
import { endSessions } from "../sessions/repository.ts";

const purpose = "reset_password";

/**
 * Judges a link to a new password without using it, so that a person knows before choosing one.
 * @throws {AppError} reset_link_invalid
 */
export async function checkResetLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { token }: { token: string },
): Promise<void> {
  await getGoodLink(db, hashAccountToken(token), clock.now());
}

/**
 * Uses a link to a new password. It ends all sessions of the person and voids their other links. The link proves the
 * address: an account that waited for its confirmation opens, with the name and the referral of the sign-up that
 * this browser made, if it made one. It opens no session. When the password is refused, the link stays valid.
 * @throws {AppError} reset_link_invalid (unknown, cut, forged, used, over an hour old) · weak_password
 *   · common_password · leaked_password
 */
export async function resetPassword(
  deps: Pick<Deps, "config" | "db" | "clock" | "passwords" | "leakedPasswords" | "pseudonyms">,
  { token, browserKey, password }: { token: string; browserKey: BrowserKey; password: string },
): Promise<void> {
  const tokenHash = hashAccountToken(token);
  const { user: owner } = await getGoodLink(deps.db, tokenHash, deps.clock.now());
  const signUp =
    owner.confirmedAt === null
      ? await findSignUpByBrowser(deps, { email: owner.email, browserKey })
      : undefined;
  checkNewPassword(password, { email: owner.email, name: signUp?.name ?? owner.name });
  await deps.leakedPasswords.refuse(password);
  const passwordHash = await deps.passwords.hash(password);
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // Before the link is used, so that two links of one person wait for each other instead of both being used.
    const user = await lockUser(tx, owner.id);
    const link = await useAccountToken(tx, purpose, tokenHash, now);
    if (user === undefined || link === undefined) throw new AppError("reset_link_invalid");
    if (user.confirmedAt === null) {
      await openWaitingAccount(tx, deps, user, {
        name: signUp?.name ?? null,
        passwordHash,
        referId: signUp?.referId ?? null,
        signedUpAt: signUp?.createdAt ?? now,
      });
    } else {
      await setPassword(tx, user.id, passwordHash);
    }
    await useUpTokens(tx, user.id, purpose, now);
    await endSessions(tx, user.id, now);
    await announcePasswordChange(tx, deps, user);
  });
}

async function getGoodLink(db: Db, tokenHash: string, at: Date): Promise<ValidToken> {
  const link = await findValidToken(db, purpose, tokenHash, at);
  if (link === undefined) throw new AppError("reset_link_invalid");
  return link;
}
