import { type PayScheme, paySchemes } from "../facts/monthly-pay.ts";
import type { Vacancy } from "../vacancy.ts";
import type { Order } from "./filters.ts";
import { vacancyFacts, type VacancyFacts } from "./vacancy-facts.ts";

/** @returns the vacancies in another order; those that are equal in it stay in the order given */
export function sortVacancies(vacancies: readonly Vacancy[], order: Order): Vacancy[] {
  if (order === "asked") return [...vacancies];
  const rank = ranks[order];
  return vacancies
    .map((vacancy) => ({ vacancy, rank: rank(vacancyFacts(vacancy)) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ vacancy }) => vacancy);
}

/**
 * @returns under which contract a vacancy's pay stands in the order "pay"; "none" without pay
 */
export function paySection(vacancy: Vacancy): PayScheme | "none" {
  const { pay } = vacancyFacts(vacancy);
  return paySchemes.find((scheme) => pay.has(scheme)) ?? "none";
}

/** The least is first. */
const ranks: Readonly<Record<Exclude<Order, "asked">, (facts: VacancyFacts) => number>> = {
  newest: ({ newestMs }) => -(newestMs ?? 0),
  pay: ({ pay }) => {
    const section = paySchemes.findIndex((scheme) => pay.has(scheme));
    const scheme = paySchemes[section];
    if (scheme === undefined) return paySchemes.length * sectionSize;
    return (section + 1) * sectionSize - (pay.get(scheme) ?? 0);
  },
  portals: ({ values }) => -values.portal.length,
};

/** More than any amount of a month. */
const sectionSize = 1_000_000;
