import { productTimeZone } from "@vagou/contract/product";
import { counted } from "./money.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** The clock of a device may be so late. */
const clockSlackMs = 60 * 60 * 1000;
/**
 * Of browsers without `Temporal`: one for all words, made when the first is written. A cheap phone needs 20 to 120 ms to
 * make it.
 */
let clock: Intl.DateTimeFormat | undefined;

/**
 * @param iso a calendar day (`2026-10-09`) or an instant
 * @returns "Hoje às 09:12", "Ontem às 18:40", "há 3 dias"; without the hour for a calendar day, and for an hour that is
 * still to come, which a portal only made up; null when `iso` is no date
 */
export function relativeDate(iso: string, now: Date = new Date()): string | null {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return null;
  const isDayOnly = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const { day, time } = inBrazil(instant);
  const days = daysBetween(isDayOnly ? iso : day, inBrazil(now).day);
  const isToCome = instant.getTime() - now.getTime() > clockSlackMs;
  const hour = isDayOnly || isToCome ? "" : ` às ${time}`;
  if (days <= 0) return `Hoje${hour}`;
  if (days === 1) return `Ontem${hour}`;
  if (days < 30) return `há ${counted(days, "dia", "dias")}`;
  if (days < 365) return `há ${counted(Math.floor(days / 30), "mês", "meses")}`;
  return `há ${counted(Math.floor(days / 365), "ano", "anos")}`;
}

/** @returns "09/10/2026 às 18:40". */
export function formatMoment(instant: Date): string {
  const { day, time } = inBrazil(instant);
  return `${formatCalendarDay(day)} às ${time}`;
}

/** @returns "09/10 às 18:40": for moments of the last days. */
export function formatRecentMoment(instant: Date): string {
  const { day, time } = inBrazil(instant);
  return `${formatCalendarDay(day).slice(0, "09/10".length)} às ${time}`;
}

/** @returns "09/10/2026". */
export function formatDay(instant: Date): string {
  return formatCalendarDay(inBrazil(instant).day);
}

/** @returns "09/10/2026" for the calendar day "2026-10-09" */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split("-");
  return `${date}/${month}/${year}`;
}

/** @returns how many calendar days in Brazil have passed since the calendar day `day` */
export function daysSince(day: string, now: Date): number {
  return daysBetween(day, inBrazil(now).day);
}

/** @returns true when both are on one calendar day in Brazil */
export function isSameDay(one: Date, other: Date): boolean {
  return inBrazil(one).day === inBrazil(other).day;
}

function daysBetween(earlierDay: string, laterDay: string): number {
  return Math.round((Date.parse(laterDay) - Date.parse(earlierDay)) / dayMs);
}

/** @returns the calendar day ("2026-10-09") and the time ("18:40") of an instant */
function inBrazil(instant: Date): { day: string; time: string } {
  if (typeof Temporal !== "undefined") {
    const [day = "", time = ""] = instant
      .toTemporalInstant()
      .toZonedDateTimeISO(productTimeZone)
      .toString()
      .split("T");
    return { day, time: time.slice(0, "18:40".length) };
  }
  clock ??= new Intl.DateTimeFormat("pt-BR", {
    timeZone: productTimeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = [parts.get("year")?.padStart(4, "0"), parts.get("month"), parts.get("day")].join("-");
  return { day, time: `${parts.get("hour")}:${parts.get("minute")}` };
}
