import { productTimeZone } from "@vagou/contract/product";

/** @returns the calendar day in São Paulo, as `2026-11-21` */
export function dayOf(at: Date): string {
  return dayInSaoPaulo.format(at);
}

/** @returns the first instant of the calendar day in São Paulo */
export function startOfDay(at: Date): Date {
  return midnightOf(dayOf(at));
}

/** @returns the ISO week in São Paulo, as `2026-W47`: it begins on Monday, and week 1 has the year's first Thursday */
export function weekOf(at: Date): string {
  const thursday = new Date(`${dayOf(at)}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / weekMs) + 1;
  return `${year}-W${String(week).padStart(2, "0")}`;
}

const weekMs = 7 * 24 * 3_600_000;

/** @returns the first instant of the calendar month in São Paulo */
export function startOfMonth(at: Date): Date {
  return midnightOf(`${dayOf(at).slice(0, 7)}-01`);
}

/** Uses the rules of the time zone, although Brazil has had no summer time since 2019. */
function midnightOf(day: string): Date {
  const midnight = new Date(`${day}T00:00:00Z`);
  const offset = offsetInSaoPaulo.formatToParts(midnight).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign = "-", hours = "3", minutes = "0"] = /GMT([+-])(\d+)(?::(\d+))?/.exec(offset ?? "") ?? [];
  const offsetMs = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === "-" ? -1 : 1);
  return new Date(midnight.getTime() - offsetMs);
}

// "en-CA" writes a date as 2026-11-21.
const dayInSaoPaulo = new Intl.DateTimeFormat("en-CA", { timeZone: productTimeZone, dateStyle: "short" });
const offsetInSaoPaulo = new Intl.DateTimeFormat("en-US", {
  timeZone: productTimeZone,
  timeZoneName: "shortOffset",
});

/** @returns the same day and time so many months later; the month's last day when the month is too short */
export function addMonths(at: Date, months: number): Date {
  const first = new Date(at);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), days));
  return first;
}
