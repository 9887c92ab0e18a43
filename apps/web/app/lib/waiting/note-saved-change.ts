import type { QueryClient } from "@tanstack/react-query";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { keepSaved, readKeptSaved } from "../marks/kept-saved.ts";
import { marks } from "../marks/marks.ts";
import type { WaitingTask } from "./waiting-tasks.ts";

/**
 * The server accepted a task of `userId`: the list on screen, and the one that the device keeps for a later visit
 * without a connection, say so before the task stops to wait.
 * @param cache of the answers of the server; null where no page has asked for the list yet
 * @param vacancy as the server has it now, after a change
 */
export function noteSavedChange(
  cache: QueryClient | null,
  { userId, task, vacancy }: { userId: string; task: WaitingTask; vacancy: SavedVacancy | undefined },
): void {
  if (task.kind === "message") return;
  const { kind, postingId } = task;
  const change = (all: readonly SavedVacancy[]) =>
    all.flatMap((other) => {
      if (other.id !== postingId) return [other];
      return kind === "remove" ? [] : [vacancy ?? other];
    });
  const queryKey = savedListKey(userId);
  // An answer that is on its way may be older.
  void cache?.cancelQueries({ queryKey });
  cache?.setQueryData<SavedVacancy[]>(queryKey, (all) => all && change(all));
  const kept = readKeptSaved(userId);
  if (kept !== null) keepSaved(userId, { ...kept, vacancies: change(kept.vacancies) });
  if (kind === "remove") marks.noteSaved(userId, postingId, false);
  else if (task.saves === true) marks.noteSaved(userId, postingId, true);
}

/** Asks for the list again, where it is on screen. */
export function askForSavedList(cache: QueryClient | null, userId: string): void {
  void cache?.invalidateQueries({ queryKey: savedListKey(userId) });
}

/** Names the list of saved vacancies in the cache. */
export function savedListKey(userId: string) {
  return ["person", userId, "saved"] as const;
}
