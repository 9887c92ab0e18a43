import { facets, type Filters } from "@vagou/one-list/filters/filters";

/** @returns how many values are chosen and words left out */
export function countWishes(filters: Filters): number {
  return facets.reduce((sum, facet) => sum + filters[facet].length, filters.without.length);
}
