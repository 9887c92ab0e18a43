import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { daysSince, formatCalendarDay } from "#lib/words/dates.ts";
import { savedTexts } from "./texts.ts";

/** Not every vacancy is searched for every day, so a few days say nothing. */
const quietDays = 7;

type Found = Pick<SavedVacancy, "last_seen_at" | "not_found_since" | "display_name">;

/** @returns what the person should know about when searches found the vacancy; null when they still find it */
export function describeLastSeen(
  { last_seen_at: lastSeen, not_found_since: notFoundSince, display_name: portal }: Found,
  now: Date,
): string | null {
  if (lastSeen === null) return savedTexts.notSeen;
  if (notFoundSince) return savedTexts.notFoundSince(formatCalendarDay(notFoundSince), portal);
  return daysSince(lastSeen, now) < quietDays ? null : savedTexts.lastSeen(formatCalendarDay(lastSeen));
}
