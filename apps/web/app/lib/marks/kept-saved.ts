import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { readItem, removeItem, writeItem } from "../device/browser-storage.ts";

/** What the server last answered about the saved vacancies of a person. */
export type KeptSaved = { at: Date; vacancies: readonly SavedVacancy[] };

/** Keeps the last answer on this device, to be read without a connection: the last saved vacancies, within bounds. */
export function keepSaved(userId: string, { at, vacancies }: KeptSaved): void {
  const kept = { at: at.toISOString(), vacancies: vacancies.slice(0, keptMax) };
  const text = JSON.stringify(kept);
  if (text.length > textMax) removeItem("local", savedKey(userId));
  else writeItem("local", savedKey(userId), text);
}

/** @returns null when nothing is kept, or nothing that can be read */
export function readKeptSaved(userId: string): KeptSaved | null {
  const text = readItem("local", savedKey(userId));
  if (text === null) return null;
  try {
    // Only this module writes it.
    const { at, vacancies }: { at: string; vacancies: SavedVacancy[] } = JSON.parse(text);
    const moment = new Date(at);
    return Array.isArray(vacancies) && !Number.isNaN(moment.getTime()) ? { at: moment, vacancies } : null;
  } catch {
    return null;
  }
}

/** Leaves nothing of them on this device: they hold what the person wrote. */
export function forgetSaved(userId: string): void {
  removeItem("local", savedKey(userId));
}

function savedKey(userId: string): string {
  return `saved_${userId}`;
}

/** A vacancy takes about 700 characters, one with a long note 3,000. */
const keptMax = 200;
/** Characters. The searches of the device need the same storage, which has about 5 million. */
const textMax = 600_000;
