import { isAnswer } from "@vagou/contract/search/outcome";
import type { Group } from "./search-types.ts";

/** @returns false where fichas of a part are being returned, or it is not known whether they were charged */
export function isSettled({ fichas }: Pick<Group, "fichas">): boolean {
  return fichas !== "releasing" && fichas !== "unknown";
}

/** @returns true when the person did not wait for the portal's answer */
export function wasCancelled({ outcome }: Pick<Group, "outcome">): boolean {
  return outcome === "cancelled";
}

/** @returns true when the portal answered: with vacancies, or that it has none */
export function isAnswered({ outcome }: Pick<Group, "outcome">): boolean {
  return outcome !== "cancelled" && isAnswer(outcome);
}
