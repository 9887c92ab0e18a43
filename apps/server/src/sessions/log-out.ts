import type { Actor, Deps } from "../deps.ts";
import { revokeSession } from "./repository.ts";

/** Ends the session on the server; its token is refused afterwards. */
export async function logOut(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<void> {
  await revokeSession(db, actor.sessionId, clock.now());
}
