import { productTimeZone } from "@vagou/contract/product";
import { formatCalendarDay } from "#lib/words/dates.ts";
import { savedTexts } from "./texts.ts";

/**
 * @param day the calendar day of a next step
 * @returns when that is, in words, and whether it needs the person now
 */
export function nextStepDue(day: string, now: Date): { words: string; isUrgent: boolean } {
  const today = calendarDay.format(now);
  const tomorrow = calendarDay.format(new Date(now.getTime() + dayMs));
  const { due } = savedTexts;
  if (day < today) return { words: due.late(formatCalendarDay(day)), isUrgent: true };
  if (day === today) return { words: due.today, isUrgent: true };
  if (day === tomorrow) return { words: due.tomorrow, isUrgent: false };
  return { words: due.later(formatCalendarDay(day)), isUrgent: false };
}

/** Without summer time, a day in Brazil has 24 hours. */
const dayMs = 24 * 60 * 60_000;
const calendarDay = new Intl.DateTimeFormat("sv-SE", { timeZone: productTimeZone });
