import { daysSince, formatCalendarDay } from "#lib/words/dates.ts";
import { savedTexts } from "./texts.ts";

/**
 * @param day the calendar day of a next step
 * @returns when that is, in words, and whether it needs the person now
 */
export function nextStepDue(day: string, now: Date): { words: string; isUrgent: boolean } {
  const passedDays = daysSince(day, now);
  const { due } = savedTexts;
  if (passedDays > 0) return { words: due.late(formatCalendarDay(day)), isUrgent: true };
  if (passedDays === 0) return { words: due.today, isUrgent: true };
  if (passedDays === -1) return { words: due.tomorrow, isUrgent: false };
  return { words: due.later(formatCalendarDay(day)), isUrgent: false };
}
