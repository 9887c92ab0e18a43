import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { erasePerson } from "./erase-person.ts";
import { requireSecondFactor } from "../second-factors/proofs/require-second-factor.ts";
import { findSession } from "../sessions/repository.ts";
import { getUser, type UserRow } from "../people/repository.ts";

/** A Google log-in not older than this replaces the password. */
const freshForMs = 5 * 60_000;

/**
 * Deletes the account of a person who proves again who they are: with the password, or with a Google log-in of the
 * last five minutes; a person with a second factor also with that.
 * @throws {AppError} second_factor_needed · wrong_current_password · fresh_login_needed (for a person without a password)
 */
export async function deleteAccount(
  deps: Pick<Deps, "db" | "clock" | "passwords">,
  call: { actor: Actor; password: string | undefined },
): Promise<void> {
  const { actor, password } = call;
  const user = await getUser(deps.db, actor.userId);
  await requireSecondFactor(deps, { actor });
  await requireProof(deps, { user, actor, password });
  try {
    await deps.db.transaction(async (tx) => {
      const lastHash = await erasePerson(tx, user);
      if (lastHash !== user.passwordHash) throw new PasswordReplaced();
    });
  } catch (error) {
    if (!(error instanceof PasswordReplaced)) throw error;
    // Maybe because a stranger knew the one that was checked, or a log-in stored the same one anew. The person proves
    // again who they are, against the new hash.
    await deleteAccount(deps, call);
  }
}

/** Undoes a deletion: the hash of the password is another one than the one that was checked. */
class PasswordReplaced extends Error {}

async function requireProof(
  { db, clock, passwords }: Pick<Deps, "db" | "clock" | "passwords">,
  { user, actor, password }: { user: UserRow; actor: Actor; password: string | undefined },
): Promise<void> {
  if (password !== undefined && user.passwordHash !== null) {
    if (await passwords.verify(user.passwordHash, password)) return;
    throw new AppError("wrong_current_password");
  }
  const session = await findSession(db, actor.sessionId);
  const isFresh =
    session?.method === "google" &&
    session.revokedAt === null &&
    clock.now().getTime() - session.createdAt.getTime() < freshForMs;
  if (isFresh) return;
  throw new AppError(user.passwordHash === null ? "fresh_login_needed" : "wrong_current_password");
}
