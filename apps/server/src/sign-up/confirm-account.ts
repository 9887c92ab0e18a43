import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { hashAccountToken } from "../people/account-token.ts";
import { openSession } from "../sessions/open-session.ts";
import { openWaitingAccount } from "./open-waiting-account.ts";
import { findSignUpByBrowser, findSignUpByPassword, type BrowserKey } from "./own-sign-up.ts";
import { lockUser, type UserRow } from "../people/repository.ts";
import {
  findValidToken,
  findUsedToken,
  useAccountToken,
  useUpTokens,
  type ValidToken,
} from "../people/token-repository.ts";
import type { SignUp } from "./repository.ts";
import type { WelcomeBonuses } from "./give-welcome-bonuses.ts";

export type Confirmation = WelcomeBonuses & { user: UserRow; token: string; dailyBonusGiven: boolean };

type ConfirmationCall = {
  token: string;
  browserKey: BrowserKey;
  /** The password of the sign-up, typed in a browser without its browser key. */
  password: string | undefined;
  caller: Caller;
};

const purpose = "confirm_account";

/**
 * Uses a confirmation link: the account opens with the data of its owner's own sign-up, the bonus is given once, and
 * the person is signed in. The link proves the address; the browser that made a sign-up, or its password, proves
 * which sign-up is the owner's. A browser that proves neither is asked for the password, and the link stays valid.
 * For a client without browser keys the account always opens: with the only sign-up, or, when there are several, with
 * the address alone and without a password until its owner chooses one.
 * @throws {AppError} confirmation_link_used (the account is open already)
 *   · confirmation_link_invalid (unknown, cut, forged, over 48 hours old)
 *   · sign_up_password_needed · sign_up_password_wrong
 */
export async function confirmAccount(
  deps: Pick<Deps, "config" | "db" | "clock" | "sessionKeys" | "access" | "passwords" | "pseudonyms">,
  { token, browserKey, password, caller }: ConfirmationCall,
): Promise<Confirmation> {
  const tokenHash = hashAccountToken(token);
  const good = await findValidToken(deps.db, purpose, tokenHash, deps.clock.now());
  if (good === undefined) {
    const used = await findUsedToken(deps.db, purpose, tokenHash);
    throw new AppError(used === undefined ? "confirmation_link_invalid" : "confirmation_link_used");
  }
  if (good.user.confirmedAt !== null) throw new AppError("confirmation_link_used");
  const signUp = await findOwnSignUp(deps, good, { browserKey, password });
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // Before the link is used, so that two links of one person wait for each other instead of both being used.
    const user = await lockUser(tx, good.user.id);
    if (user !== undefined && user.confirmedAt !== null) throw new AppError("confirmation_link_used");
    const link = await useAccountToken(tx, purpose, tokenHash, now);
    if (user === undefined || link === undefined) throw new AppError("confirmation_link_invalid");
    await useUpTokens(tx, user.id, purpose, now);
    const opened = await openWaitingAccount(tx, deps, user, {
      name: signUp?.name ?? null,
      passwordHash: signUp?.passwordHash ?? null,
      referId: signUp?.referId ?? null,
      signedUpAt: signUp?.createdAt ?? now,
    });
    return { ...opened, ...(await openSession(tx, deps, opened.user, { method: "confirmation", caller })) };
  });
}

async function findOwnSignUp(
  deps: Pick<Deps, "db" | "passwords">,
  { user, signUpId }: ValidToken,
  { browserKey, password }: Pick<ConfirmationCall, "browserKey" | "password">,
): Promise<SignUp | undefined> {
  const known = await findSignUpByBrowser(deps, { email: user.email, browserKey });
  if (known !== undefined) return known;
  if (password === undefined) {
    if (browserKey === undefined) return undefined;
    throw new AppError("sign_up_password_needed");
  }
  const proven = await findSignUpByPassword(deps, { email: user.email, password, linkedTo: signUpId });
  if (proven === undefined) throw new AppError("sign_up_password_wrong");
  return proven;
}
