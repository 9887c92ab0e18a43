import { savedNoteMaxLength } from "@vagou/contract/limits";
import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import type { SavedChanges, WaitingChange } from "./waiting-tasks.ts";

/**
 * What is left to send of a change that waited, where another device may have changed the vacancy meanwhile. Each field
 * is decided by itself:
 * - **note**: nothing that a person wrote is lost. Where both devices changed it, both texts stay, the other one's first.
 * - **status**: the later one counts, because both have a moment (when the person changed it here, and `status_at`). Each
 *   is that of the choice, also where neither device had a connection.
 * - **next step and its day**: the last to arrive counts, as for devices with a connection (`change-saved-vacancy`).
 *
 * @param now the vacancy as the server has it
 * @returns null where both notes together are too long
 */
export function settleChange({ changes, seen, at }: WaitingChange, now: SavedVacancy): Settled | null {
  const { status, note, ...steps } = changes;
  const overruled = status !== undefined && isLaterElsewhere({ status, seen: seen.status, at }, now);
  const text = note === undefined ? undefined : joinNotes(note, seen.note ?? "", now.note);
  if (text !== undefined && text.length > savedNoteMaxLength) return null;
  return {
    changes: {
      ...steps,
      ...(status !== undefined && !overruled && { status, status_at: at }),
      ...(text !== undefined && { note: text }),
    },
    overruled,
  };
}

type Settled = { changes: SavedChanges; overruled: boolean };

function isLaterElsewhere(
  own: { status: SavedVacancy["status"]; seen: SavedVacancy["status"] | undefined; at: string },
  now: SavedVacancy,
): boolean {
  if (now.status === own.status || now.status === own.seen) return false;
  return new Date(now.status_at) > new Date(own.at);
}

function joinNotes(own: string, seen: string, now: string): string {
  if (now === seen || now === "" || own.includes(now)) return own;
  return now.includes(own) ? now : `${now}\n\n${own}`;
}
