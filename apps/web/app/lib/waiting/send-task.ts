import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { settleChange } from "./settle-change.ts";
import type { SavedChanges, Sent, WaitingTask } from "./waiting-tasks.ts";

/**
 * Sends one task that waited. A removal needs no look at other devices: what is gone stays gone, and what another
 * device changed meanwhile is kept for a day, in which saving the vacancy again brings it back.
 * @throws {NotesTooLong} for a note that does not fit behind another device's; what the calls of `server` throw
 */
export async function sendTask(task: WaitingTask, server: TaskServer): Promise<Sent> {
  if (task.kind === "message") {
    await server.message(task.text, task.id);
    return {};
  }
  if (task.kind === "remove") {
    await server.remove(task.postingId);
    return {};
  }
  const now = await (task.saves === true
    ? server.save(task.postingId, task.postings ?? [])
    : server.read(task.postingId));
  const settled = settleChange(task, now);
  if (settled === null) throw new NotesTooLong();
  const { changes, overruled } = settled;
  const isAny = Object.keys(changes).length > 0;
  return { vacancy: isAny ? await server.change(task.postingId, changes) : now, overruled };
}

/** The notes of two devices are longer together than a note may be. */
export class NotesTooLong extends Error {
  constructor() {
    super("The notes of two devices are too long together");
    this.name = "NotesTooLong";
  }
}

type TaskServer = {
  /** Saves a vacancy; a saved one stays as it is. `postings`: the ids of all its postings. */
  save: (postingId: string, postings: readonly string[]) => Promise<SavedVacancy>;
  read: (postingId: string) => Promise<SavedVacancy>;
  change: (postingId: string, changes: SavedChanges) => Promise<SavedVacancy>;
  /** Removes a vacancy, or finds that it is gone. */
  remove: (postingId: string) => Promise<unknown>;
  /** @param key the `Idempotency-Key` */
  message: (text: string, key: string) => Promise<unknown>;
};
