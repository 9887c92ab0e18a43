import { questionCountsKeptDays } from "@vagou/contract/limits";
import { dayOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { deleteCountsBefore } from "./repository.ts";

/** Deletes the counts of days that are over for `questionCountsKeptDays`. Runs as a task. */
export async function forgetOldCounts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteCountsBefore(db, firstKeptDay(clock.now()));
}

/** @returns the first day that is counted, as `2026-11-21` */
export function firstKeptDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (questionCountsKeptDays - 1) * 24 * 3_600_000));
}
