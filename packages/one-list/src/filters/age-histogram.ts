import { daysBetween } from "../facts/posted-days.ts";
import type { Vacancy } from "../vacancy.ts";
import { fewestDrawn } from "./fewest-drawn.ts";
import { offeredValues, unsaid } from "./filters.ts";
import { vacancyFacts } from "./vacancy-facts.ts";

/** Vacancies whose newest posting is at least `from` and at most `to` calendar days old. */
export type AgeBin = {
  readonly from: number;
  /** null in the last bin: every older vacancy. */
  readonly to: number | null;
  readonly count: number;
};

/**
 * How the age of vacancies is spread, in the periods of the filter `published`: to choose a bin is to choose its `to`.
 *
 * @returns the bins from the newest to the oldest, none where fewer than five vacancies have a date; and how many have
 *   none
 */
export function ageHistogram(
  vacancies: readonly Vacancy[],
  now: Date,
): { bins: readonly AgeBin[]; unsaid: number } {
  const ages = vacancies.flatMap((vacancy) => {
    const { newestMs } = vacancyFacts(vacancy);
    return newestMs === null ? [] : [daysBetween(newestMs, now)];
  });
  const bins = periods.map(({ from, to }) => {
    const count = ages.filter((age) => age >= from && (to === null || age <= to)).length;
    return { from, to, count };
  });
  return { bins: ages.length < fewestDrawn ? [] : bins, unsaid: vacancies.length - ages.length };
}

const ends = offeredValues.published.filter((value) => value !== unsaid).map(Number);
const periods = [...ends, null].map((to, at) => ({ from: at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, to }));
