import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { openSession } from "../sessions/open-session.ts";
import { needsRehash } from "../passwords/password-hash.ts";
import { findUserByEmail, lockUser, setPassword, type UserRow } from "../people/repository.ts";
import { findNewestSignUp } from "../sign-up/repository.ts";

export type LoggedIn = { user: UserRow; token: string; dailyBonusGiven: boolean };

/**
 * @throws {AppError} invalid_credentials · email_not_confirmed (to who knows the password of the newest
 *   sign-up with this address, whether or not the address has an account)
 */
export async function logIn(
  deps: Deps,
  call: { email: string; password: string; caller: Caller },
): Promise<LoggedIn> {
  const { email, password, caller } = call;
  const found = await findUserByEmail(deps.db, email);
  const matches = await deps.passwords.verify(found?.passwordHash ?? null, password);
  if (!found?.passwordHash || !matches) return refuse(deps, { email, password });
  const newHash = needsRehash(found.passwordHash) ? await deps.passwords.hash(password) : undefined;
  const loggedIn = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    if (user === undefined) throw new AppError("invalid_credentials");
    if (user.passwordHash !== found.passwordHash) return null;
    if (newHash !== undefined) await setPassword(tx, user.id, newHash);
    return { user, ...(await openSession(tx, deps, user, { method: "password", caller })) };
  });
  // A password that was replaced while this one was being checked opens nothing: it is checked against the new one.
  return loggedIn ?? logIn(deps, call);
}

/**
 * Somebody who signed up is told what is missing. They may have signed up with an address that is not theirs,
 * so an account that is open already must not make a difference, in words or in time: one more password is
 * compared for every address, and a sign-up is kept for those with an account too.
 */
async function refuse(
  { db, passwords }: Pick<Deps, "db" | "passwords">,
  { email, password }: { email: string; password: string },
): Promise<never> {
  const newest = await findNewestSignUp(db, email);
  const isWaiting = await passwords.verify(newest?.passwordHash ?? null, password);
  throw new AppError(isWaiting ? "email_not_confirmed" : "invalid_credentials");
}
