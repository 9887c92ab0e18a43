import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { inOrder } from "./in-order.ts";

/**
 * @returns the vacancy whose next step has the earliest day, also a day that is over; null when no step has a day. What
 *   was refused needs no step any more.
 */
export function nextStepOf(
  vacancies: readonly SavedVacancy[],
): { vacancy: SavedVacancy; day: string } | null {
  const [vacancy] = inOrder(vacancies.filter(({ status }) => status !== "refused"));
  if (vacancy === undefined || vacancy.next_step_on === null) return null;
  return { vacancy, day: vacancy.next_step_on };
}
