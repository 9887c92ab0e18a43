import type { Caller, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { openSession } from "./open-session.ts";
import { verifyPassword } from "./password-hash.ts";
import { findUserByEmail, type UserRow } from "./repository.ts";

export type LoggedIn = { user: UserRow; token: string; dailyBonusGiven: boolean };

/**
 * @throws {AppError} invalid_credentials · email_not_confirmed (only after the right password)
 */
export async function logIn(
  deps: Deps,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<LoggedIn> {
  const user = await findUserByEmail(deps.db, email);
  const matches = await verifyPassword(user?.passwordHash ?? null, password);
  if (user === undefined || !matches) throw new AppError("invalid_credentials");
  if (user.confirmedAt === null) throw new AppError("email_not_confirmed");
  return deps.db.transaction(async (tx) => ({
    user,
    ...(await openSession(tx, deps, user, { method: "password", caller })),
  }));
}
