import { daysBetween } from "../facts/posted-days.ts";
import type { Vacancy } from "../vacancy.ts";
import { facets, offeredValues, unsaid, type Facet, type Filters } from "./filters.ts";
import { leaveOut } from "./leave-out.ts";
import { sortVacancies } from "./sort-vacancies.ts";
import { vacancyFacts, type VacancyFacts } from "./vacancy-facts.ts";

/** One value of a facet. */
export type FacetCount = {
  readonly value: string;
  /** An employer or a city as the first of its postings writes it; in other facets, and without postings, the value. */
  readonly label: string;
  /** How many vacancies would be shown if this value alone were chosen in its facet, beside all other wishes. */
  readonly count: number;
};

/**
 * The offered values of each facet in their order, amounts from the least up. Portals, employers and cities: each that
 * any of the vacancies has, those with most vacancies first and `unsaid` last. Chosen values are always among them.
 */
export type FacetCounts = Readonly<Record<Facet, readonly FacetCount[]>>;

/**
 * Filters, sorts and counts. A vacancy has a fact if any of its postings says it.
 *
 * @param vacancies as asked
 * @param now for the age of a vacancy
 * @returns `hidden`: how many of the vacancies are not shown
 */
export function filterVacancies(
  vacancies: readonly Vacancy[],
  filters: Filters,
  now: Date,
): { shown: Vacancy[]; hidden: number; counts: FacetCounts } {
  const isLeftOut = leaveOut(filters.without);
  const tallies = byFacet((facet) => startTally(facet, filters));
  const wishes = { ...filters, pay: strictestPay(filters.pay) };
  const amounts = [...tallies.pay.keys()].filter((value) => value !== "said" && value !== unsaid);
  const shown: Vacancy[] = [];
  for (const vacancy of vacancies) {
    const facts = vacancyFacts(vacancy);
    const values = valuesOf(facts, amounts, now);
    for (const facet of openFacets) offer(tallies[facet], values[facet], facts.labels[facet]);
    if (isLeftOut(facts.words)) continue;
    const missed = facets.filter((facet) => !isWished(wishes[facet], values[facet]));
    if (missed.length === 0) shown.push(vacancy);
    // Where one facet is missed, another choice in it would show the vacancy; where two are, no such choice would.
    const counted = missed.length === 0 ? facets : missed.length === 1 ? missed : [];
    for (const facet of counted) count(tallies[facet], values[facet]);
  }
  return {
    shown: sortVacancies(shown, filters.order),
    hidden: vacancies.length - shown.length,
    counts: byFacet((facet) => listTally(facet, tallies[facet])),
  };
}

/** The facets whose values come from the vacancies. */
const openFacets = ["portal", "employer", "city"] as const;

type Tally = Map<string, { value: string; label: string; count: number }>;

function startTally(facet: Facet, filters: Filters): Tally {
  const tally: Tally = new Map();
  offer(tally, [...offeredValues[facet], ...filters[facet]]);
  return tally;
}

function offer(tally: Tally, values: readonly string[], labels?: ReadonlyMap<string, string>): void {
  for (const value of values) {
    const known = tally.get(value);
    const label = labels?.get(value) ?? value;
    if (known === undefined) tally.set(value, { value, label, count: 0 });
    else if (known.label === value) known.label = label;
  }
}

function count(tally: Tally, values: readonly string[]): void {
  for (const value of values) {
    const known = tally.get(value);
    if (known !== undefined) known.count += 1;
  }
}

function listTally(facet: Facet, tally: Tally): FacetCount[] {
  const list = [...tally.values()];
  if (facet === "pay") return list.sort((one, other) => amountOf(one.value) - amountOf(other.value));
  if (offeredValues[facet].length > 0) return list;
  return list.sort(
    (one, other) =>
      Number(one.value === unsaid) - Number(other.value === unsaid) ||
      other.count - one.count ||
      (one.value < other.value ? -1 : 1),
  );
}

/** "said" is before all amounts, `unsaid` behind them. */
function amountOf(value: string): number {
  if (value === "said") return 0;
  return value === unsaid ? Number.MAX_SAFE_INTEGER : Number(value);
}

function isWished(wished: readonly string[], values: readonly string[]): boolean {
  return wished.length === 0 || wished.some((value) => values.includes(value));
}

/** "Com salário no anúncio" and amounts hold one another, so of several the highest counts; not said is a choice beside. */
function strictestPay(wished: readonly string[]): readonly string[] {
  const strictest = wished
    .filter((value) => value !== unsaid)
    .reduce<string | null>(
      (most, value) => (most === null || amountOf(value) > amountOf(most) ? value : most),
      null,
    );
  return [...(strictest === null ? [] : [strictest]), ...wished.filter((value) => value === unsaid)];
}

function valuesOf(
  { values, newestMs, pay, saysPay }: VacancyFacts,
  amounts: readonly string[],
  now: Date,
): Record<Facet, readonly string[]> {
  const top = Math.max(0, ...pay.values());
  return {
    published: newestMs === null ? notSaid : publishedWithin(daysBetween(newestMs, now)),
    mode: orUnsaid(values.mode),
    contract: orUnsaid(values.contract),
    pay: saysPay ? ["said", ...amounts.filter((amount) => Number(amount) <= top)] : notSaid,
    level: orUnsaid(values.level),
    pcd: orUnsaid(values.pcd),
    portal: values.portal,
    employer: orUnsaid(values.employer),
    city: orUnsaid(values.city),
  };
}

/** Nothing for a vacancy that is older than all periods. */
function publishedWithin(days: number): readonly string[] {
  return offeredValues.published.filter((period) => period !== unsaid && days <= Number(period));
}

function orUnsaid(values: readonly string[]): readonly string[] {
  return values.length === 0 ? notSaid : values;
}

const notSaid: readonly string[] = [unsaid];

function byFacet<Made>(make: (facet: Facet) => Made): Record<Facet, Made> {
  return {
    published: make("published"),
    mode: make("mode"),
    contract: make("contract"),
    pay: make("pay"),
    level: make("level"),
    pcd: make("pcd"),
    portal: make("portal"),
    employer: make("employer"),
    city: make("city"),
  };
}
