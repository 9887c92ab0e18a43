import { readKeptFields } from "#lib/device/kept-json.ts";
import { readDraft } from "#lib/session/drafts.ts";

/** What a person has typed about a saved vacancy and not saved yet; `day` as a date field has it. */
export type NoteDraft = { step: string; day: string; note: string };

/** @returns the name of the form of a saved vacancy among a person's drafts */
export function noteDraft(id: string): string {
  return `note:${id}`;
}

/** @returns null when nothing waits there, or nothing that can be read */
export function readNoteDraft(userId: string, id: string): NoteDraft | null {
  const { step, day, note } = readKeptFields(readDraft(userId, noteDraft(id)));
  const isWhole = typeof step === "string" && typeof day === "string" && typeof note === "string";
  return isWhole ? { step, day, note } : null;
}
