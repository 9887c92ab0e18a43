import { daysSince, formatCalendarDay } from "#lib/words/dates.ts";
import { savedTexts } from "./texts.ts";

/** Not every vacancy is searched for every day, so a few days say nothing. */
const quietDays = 7;

/**
 * @param day the calendar day on which a search last found the vacancy; null when that is more than a month ago
 * @returns what the person should know about it; null when searches still find it
 */
export function describeLastSeen(day: string | null, now: Date): string | null {
  if (day === null) return savedTexts.notSeen;
  return daysSince(day, now) < quietDays ? null : savedTexts.lastSeen(formatCalendarDay(day));
}
