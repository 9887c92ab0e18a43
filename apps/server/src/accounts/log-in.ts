import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { openSession } from "./open-session.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";
import { findUserByEmail, lockUser, setPassword, type UserRow } from "./repository.ts";
import { findNewestSignUp } from "./sign-up-repository.ts";

export type LoggedIn = { user: UserRow; token: string; dailyBonusGiven: boolean };

/**
 * @throws {AppError} invalid_credentials · email_not_confirmed (to who knows the password of the newest
 *   sign-up with this address, whether or not the address has an account)
 */
export async function logIn(
  deps: Deps,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<LoggedIn> {
  const found = await findUserByEmail(deps.db, email);
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found?.passwordHash || !matches) return refuse(deps, { email, password });
  const newHash = needsRehash(found.passwordHash) ? await hashPassword(password) : undefined;
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    const unchanged = user?.passwordHash === found.passwordHash;
    // A password that was replaced while this one was being checked opens nothing.
    if (user === undefined || !(unchanged || (await verifyPassword(user.passwordHash, password))))
      throw new AppError("invalid_credentials");
    if (unchanged && newHash !== undefined) await setPassword(tx, user.id, newHash);
    return { user, ...(await openSession(tx, deps, user, { method: "password", caller })) };
  });
}

/**
 * Somebody who signed up is told what is missing. They may have signed up with an address that is not theirs,
 * so an account that is open already must not make a difference, in words or in time: one more password is
 * compared for every address, and a sign-up is kept for those with an account too.
 */
async function refuse(
  { db }: Pick<Deps, "db">,
  { email, password }: { email: string; password: string },
): Promise<never> {
  const newest = await findNewestSignUp(db, email);
  const isWaiting = await verifyPassword(newest?.passwordHash ?? null, password);
  throw new AppError(isWaiting ? "email_not_confirmed" : "invalid_credentials");
}
