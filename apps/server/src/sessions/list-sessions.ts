import type { ResponseOf } from "@vagou/contract/api/endpoints";
import type { Actor, Deps } from "../deps.ts";
import { listOpenSessions } from "./repository.ts";

/** @returns the open sessions of a person as the API gives them, newest first */
export async function listSessions(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor }: { actor: Actor },
): Promise<ResponseOf<"listSessions">["sessions"]> {
  const open = await listOpenSessions(db, actor.userId, clock.now());
  return open.map((session) => ({
    device: session.device,
    started_at: session.createdAt.toISOString(),
    method: session.method,
    current: session.id === actor.sessionId,
  }));
}
