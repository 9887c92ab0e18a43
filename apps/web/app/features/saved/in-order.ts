import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";

/** @returns those with the next step that comes first, then those without one, as they came */
export function inOrder(vacancies: readonly SavedVacancy[]): SavedVacancy[] {
  return [...vacancies].sort((one, other) => compare(one.next_step_on, other.next_step_on));
}

function compare(one: string | null, other: string | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other ? -1 : 1;
}
