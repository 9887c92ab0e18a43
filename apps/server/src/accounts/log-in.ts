import type { SecondFactorQuestion } from "@vagou/contract/account/second-factors";
import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { askSecondFactor } from "../second-factors/proofs/ask-second-factor.ts";
import { openSession } from "../sessions/open-session.ts";
import { findUserByEmail, lockUser, setPassword, type UserRow } from "../people/repository.ts";
import { findNewestSignUp } from "../sign-up/repository.ts";

export type LoggedIn =
  | { question: null; user: UserRow; token: string; dailyBonusGiven: boolean }
  /** The password is right, and no session is open: the person shows a second factor first. */
  | { question: SecondFactorQuestion };

/**
 * @throws {AppError} invalid_credentials · email_not_confirmed (when the password is that of the newest
 *   sign-up with this address, whether or not the address has an account)
 */
export async function logIn(
  deps: Pick<Deps, "config" | "db" | "clock" | "sessionKeys" | "access" | "passwords" | "pseudonyms">,
  call: { email: string; password: string; caller: Caller },
): Promise<LoggedIn> {
  const { email, password, caller } = call;
  const found = await findUserByEmail(deps.db, email);
  const matches = await deps.passwords.verify(found?.passwordHash ?? null, password);
  if (!found?.passwordHash || !matches) return refuse(deps, { email, password });
  const newHash = deps.passwords.needsRehash(found.passwordHash)
    ? await deps.passwords.hash(password)
    : undefined;
  const loggedIn = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    if (user === undefined) throw new AppError("invalid_credentials");
    if (user.passwordHash !== found.passwordHash) return null;
    if (newHash !== undefined) await setPassword(tx, user.id, newHash);
    const method = "password";
    const question = await askSecondFactor(tx, deps, { userId: user.id, purpose: "log_in", method });
    if (question !== null) return { question };
    return { question, user, ...(await openSession(tx, deps, user, { method, caller })) };
  });
  // The password was replaced while it was being checked: it is checked again, against the new hash.
  return loggedIn ?? logIn(deps, call);
}

/**
 * A person who signed up and did not confirm is told so. They may have signed up with another person's address, so
 * neither the answer nor its time may tell whether the address has an open account: one more hash is compared for every
 * address, and a sign-up is also stored for addresses with an account.
 */
async function refuse(
  { db, passwords }: Pick<Deps, "db" | "passwords">,
  { email, password }: { email: string; password: string },
): Promise<never> {
  const newest = await findNewestSignUp(db, email);
  const isWaiting = await passwords.verify(newest?.passwordHash ?? null, password, { goesOn: true });
  throw new AppError(isWaiting ? "email_not_confirmed" : "invalid_credentials");
}
