import type { PayScheme } from "../facts/monthly-pay.ts";
import type { Vacancy } from "../vacancy.ts";
import { fewestDrawn } from "./fewest-drawn.ts";
import { vacancyFacts } from "./vacancy-facts.ts";

/** Vacancies that pay at least `from` reais a month and less than `to`. */
export type PayBin = {
  readonly from: number;
  /** null in the last bin where it holds all higher amounts, too. */
  readonly to: number | null;
  readonly count: number;
};

/**
 * How the pay of a month is spread under each contract, by the highest amount that a vacancy names, as the filter takes
 * it: to choose a bin is to choose "from R$ …". A vacancy counts under each scheme for which its postings name an amount;
 * an amount without a contract is one of the contract that its other postings name.
 *
 * @returns bins of the same round width without a gap, from the least amount up; none where fewer than five vacancies
 *   name an amount under this scheme
 */
export function payHistogram(vacancies: readonly Vacancy[]): Readonly<Record<PayScheme, readonly PayBin[]>> {
  const binsOf = (scheme: PayScheme) =>
    intoBins(vacancies.flatMap((vacancy) => vacancyFacts(vacancy).pay.get(scheme) ?? []));
  return { clt: binsOf("clt"), pj: binsOf("pj"), other: binsOf("other") };
}

function intoBins(amounts: readonly number[]): PayBin[] {
  const sorted = amounts.toSorted((one, other) => one - other);
  const [least] = sorted;
  // The highest tenth shares the last bin: a single director would push all others into the first one.
  const high = sorted[Math.floor((sorted.length - 1) * 0.9)];
  const most = sorted.at(-1);
  if (sorted.length < fewestDrawn || least === undefined || high === undefined || most === undefined)
    return [];
  const span = (width: number) => Math.floor(high / width) - Math.floor(least / width) + 1;
  const width = widths.find((each) => span(each) <= binsMax) ?? widestBin;
  const first = Math.floor(least / width);
  const counts = Array.from({ length: span(width) }, () => 0);
  for (const amount of sorted) {
    const at = Math.min(Math.floor(amount / width) - first, counts.length - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => {
    const from = (first + at) * width;
    const isOpen = at === counts.length - 1 && most >= from + width;
    return { from, to: isOpen ? null : from + width, count };
  });
}

/** On a phone of 360 px each bar is still about 30 px wide. */
const binsMax = 10;
const widestBin = 20_000;
const widths = [100, 200, 500, 1000, 2000, 5000, 10_000];
