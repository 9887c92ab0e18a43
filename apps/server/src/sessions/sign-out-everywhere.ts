import type { Deps } from "../deps.ts";
import { endSessions, listOpenSessions } from "./repository.ts";
import { lockUser } from "../people/repository.ts";

/** Ends every session of a person, who has to log in again on each device. @returns how many were open */
export function signOutEverywhere(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId }: { userId: string },
): Promise<number> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const open = await listOpenSessions(tx, userId, at);
    await endSessions(tx, userId, at);
    return open.length;
  });
}
