import { productTimeZone } from "@vagou/contract/product";
import { onFirstUse } from "./on-first-use.ts";

const dayMs = 24 * 60 * 60 * 1000;
const isoDay = onFirstUse(() => new Intl.DateTimeFormat("sv-SE", { timeZone: productTimeZone }));
const clock = onFirstUse(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      timeZone: productTimeZone,
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }),
);
const ago = onFirstUse(() => new Intl.RelativeTimeFormat("pt-BR", { numeric: "always" }));
const fullDay = onFirstUse(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      timeZone: productTimeZone,
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    }),
);
const dayOfMonth = onFirstUse(
  () =>
    new Intl.DateTimeFormat("pt-BR", {
      timeZone: productTimeZone,
      day: "2-digit",
      month: "2-digit",
    }),
);

/**
 * @param iso a calendar day (`2026-10-09`) or an instant
 * @returns "Hoje às 09:12", "Ontem às 18:40", "há 3 dias"; without the hour for a calendar day;
 * null when `iso` is no date
 */
export function relativeDate(iso: string, now: Date = new Date()): string | null {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return null;
  const isDayOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const days = daysBetween(isDayOnly ? iso : isoDay().format(instant), isoDay().format(now));
  const hour = isDayOnly ? "" : ` às ${clock().format(instant)}`;
  if (days <= 0) return `Hoje${hour}`;
  if (days === 1) return `Ontem${hour}`;
  if (days < 30) return ago().format(-days, "day");
  if (days < 365) return ago().format(-Math.floor(days / 30), "month");
  return ago().format(-Math.floor(days / 365), "year");
}

/** @returns "09/10/2026 às 18:40". */
export function formatMoment(instant: Date): string {
  return `${fullDay().format(instant)} às ${clock().format(instant)}`;
}

/** @returns "09/10 às 18:40": for moments of the last days. */
export function formatRecentMoment(instant: Date): string {
  return `${dayOfMonth().format(instant)} às ${clock().format(instant)}`;
}

/** @returns "09/10/2026". */
export function formatDay(instant: Date): string {
  return fullDay().format(instant);
}

/** @returns "09/10/2026" for the calendar day "2026-10-09" */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${year}`;
}

/** @returns how many calendar days in Brazil have passed since the calendar day `day` */
export function daysSince(day: string, now: Date): number {
  return daysBetween(day, isoDay().format(now));
}

/** @returns true when both are on one calendar day in Brazil */
export function isSameDay(one: Date, other: Date): boolean {
  return isoDay().format(one) === isoDay().format(other);
}

function daysBetween(earlierDay: string, laterDay: string): number {
  return Math.round((Date.parse(laterDay) - Date.parse(earlierDay)) / dayMs);
}
