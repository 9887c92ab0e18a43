import type { Expectation } from "./describe-expectation.ts";

/**
 * The portals in the order of what they probably bring: vacancies of an answer × share of answers. Numbers of another
 * place are no measure for this one, so the nearest come first: these words here, in the state, in the country, then
 * the portals that bring vacancies in general, the unknown ones in the order given, and those that bring none in
 * general. Those that are known to bring nothing for these words, and those with an obstacle, are left out.
 * @param ids of the portals that can be asked
 */
export function orderByMost(
  ids: readonly string[],
  expectations: ReadonlyMap<string, Expectation>,
  obstacles: ReadonlyMap<string, string>,
): string[] {
  const judged = ids
    .filter((id) => !obstacles.has(id))
    .map((id) => ({ id, ...judge(expectations.get(id)) }))
    .filter(({ rank, expected }) => rank > ranks.country || expected > 0);
  return judged
    .toSorted((one, other) => one.rank - other.rank || other.expected - one.expected)
    .map(({ id }) => id);
}

const ranks = { exact: 0, state: 1, country: 2, portal: 3, unknown: 4 };
const lastRank = 5;

function judge(expectation: Expectation | undefined): { rank: number; expected: number } {
  if (expectation === undefined || expectation.numbers === null) return { rank: ranks.unknown, expected: 0 };
  const { basis, numbers } = expectation;
  const expected = numbers.vacancies * numbers.answered_share;
  return { rank: basis === "portal" && expected === 0 ? lastRank : ranks[basis], expected };
}
