import type { Actor, Deps } from "../deps.ts";
import { revokeOtherSessions } from "./repository.ts";

/** Ends the sessions of a person on all other devices. @returns how many there were */
export function endOtherSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId, sessionId } }: { actor: Actor },
): Promise<number> {
  return revokeOtherSessions(db, { userId, keptId: sessionId, at: clock.now() });
}
