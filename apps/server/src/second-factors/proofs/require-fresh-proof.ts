import type { Actor, Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { getUser } from "../../people/repository.ts";
import { findSession, type SessionRow } from "../../sessions/repository.ts";
import { isFresh } from "./has-fresh-second-factor.ts";
import { hasSecondFactor } from "../kept/repository.ts";

/**
 * For changes of the second factors: a stranger at an open session must not add one of their own. A person without one
 * logged in, or gave the password again, in the last `freshSecondFactorMinutes`.
 * @throws {AppError} second_factor_needed · password_needed · fresh_login_needed (for a person without a password)
 */
export async function requireFreshProof(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<void> {
  const session = await findSession(db, actor.sessionId);
  if (session === undefined) throw new AppError("unauthenticated");
  const hasFactor = await hasSecondFactor(db, actor.userId);
  if (isFresh(provedAt(session, hasFactor), clock.now())) return;
  if (hasFactor) throw new AppError("second_factor_needed");
  const { passwordHash } = await getUser(db, actor.userId);
  throw new AppError(passwordHash === null ? "fresh_login_needed" : "password_needed");
}

/** @returns when a session last proved whose it is, with what the person has */
export function provedAt(
  { secondFactorAt, passwordAt, createdAt }: SessionRow,
  hasFactor: boolean,
): Date | null {
  if (hasFactor) return secondFactorAt;
  return passwordAt ?? createdAt;
}
