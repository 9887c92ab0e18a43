import type { Tx } from "../db/client.ts";
import type { Actor } from "../deps.ts";
import { AppError } from "../errors.ts";
import { findSession, type SessionRow } from "./repository.ts";

/**
 * For work that a session began and that took a while: a new password, or the person on another device, may have ended
 * the session meanwhile, maybe because it was a stranger's.
 * @param tx with a lock on the person, so that a new password waits for it or is seen
 * @returns the session
 * @throws {AppError} unauthenticated
 */
export async function refuseEndedSession(tx: Tx, { actor }: { actor: Actor }): Promise<SessionRow> {
  const session = await findSession(tx, actor.sessionId);
  if (session === undefined || session.revokedAt !== null) throw new AppError("unauthenticated");
  return session;
}
