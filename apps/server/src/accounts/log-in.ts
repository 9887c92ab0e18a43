import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { openSession } from "./open-session.ts";
import { hashPassword, needsRehash, verifyPassword } from "./password-hash.ts";
import { findUserByEmail, lockUser, setPassword, type UserRow } from "./repository.ts";

export type LoggedIn = { user: UserRow; token: string; dailyBonusGiven: boolean };

/**
 * @throws {AppError} invalid_credentials · email_not_confirmed (only after the right password)
 */
export async function logIn(
  deps: Deps,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<LoggedIn> {
  const found = await findUserByEmail(deps.db, email);
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found?.passwordHash || !matches) throw new AppError("invalid_credentials");
  const newHash = needsRehash(found.passwordHash) ? await hashPassword(password) : undefined;
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, found.id);
    const unchanged = user?.passwordHash === found.passwordHash;
    // A password that was replaced while this one was being checked opens nothing.
    if (user === undefined || !(unchanged || (await verifyPassword(user.passwordHash, password))))
      throw new AppError("invalid_credentials");
    if (user.confirmedAt === null) throw new AppError("email_not_confirmed");
    if (unchanged && newHash !== undefined) await setPassword(tx, user.id, newHash);
    return { user, ...(await openSession(tx, deps, user, { method: "password", caller })) };
  });
}
