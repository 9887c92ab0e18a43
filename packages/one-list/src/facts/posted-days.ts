import type { Job } from "@vagou/contract/search/job";

/**
 * The age of a posting in calendar days of São Paulo: 0 is today, 1 is yesterday at any hour. A portal whose clock is
 * ahead of ours, or that dates a posting in the future, says today.
 *
 * @returns null where the portal gives no date
 */
export function ageDaysOf(job: Job, now: Date): number | null {
  const posted = postedMs(job);
  return posted === null ? null : daysBetween(posted, now);
}

/**
 * @param earlierMs milliseconds since 1970
 * @returns calendar days of São Paulo from one instant to another, at least 0
 */
export function daysBetween(earlierMs: number, later: Date): number {
  return Math.max(0, dayNumber(later.getTime()) - dayNumber(earlierMs));
}

/**
 * When a posting was published, for comparisons: milliseconds since 1970. A calendar day without an hour is its first
 * moment in São Paulo.
 *
 * @returns null where the portal gives no date, or none that exists
 */
export function postedMs({ posted_at: posted }: Job): number | null {
  if (posted === null) return null;
  const ms = Date.parse(posted.length === "2026-10-09".length ? `${posted}T00:00:00${offset}` : posted);
  return Number.isNaN(ms) ? null : ms;
}

/** @returns the calendar day of São Paulo on which a posting was published ("2026-11-09"); null where none is known */
export function postedDay(job: Job): string | null {
  const ms = postedMs(job);
  return ms === null ? null : new Date(ms + offsetMs).toISOString().slice(0, "2026-11-09".length);
}

function dayNumber(ms: number): number {
  return Math.floor((ms + offsetMs) / dayMs);
}

/** Brazil keeps one offset since it gave up summer time in 2019. */
const offset = "-03:00";
const offsetMs = -3 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
