import { daysSince, formatCalendarDay } from "./dates.ts";

/** Some portals write ten years for "no end". */
const believedDays = 366;

/**
 * @param day the last calendar day on which the portal takes applications; nothing when it says none
 * @returns what the person should know about it, and whether it has passed; null when there is nothing to believe
 */
export function describeDeadline(
  day: string | null | undefined,
  now: Date = new Date(),
): { words: string; isOver: boolean } | null {
  if (!day) return null;
  const passedDays = daysSince(day, now);
  if (Number.isNaN(passedDays) || passedDays < -believedDays) return null;
  const isOver = passedDays > 0;
  if (passedDays === 0) return { words: "só até hoje", isOver };
  if (passedDays === -1) return { words: "até amanhã", isOver };
  return { words: `${isOver ? "encerradas em" : "até"} ${formatCalendarDay(day)}`, isOver };
}
