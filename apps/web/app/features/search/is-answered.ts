import { isAnswer } from "@vagou/contract/search/outcome";
import type { Group } from "./search-types.ts";

/** @returns true when the portal answered: with vacancies, or that it has none */
export function isAnswered({ outcome }: Pick<Group, "outcome">): boolean {
  return outcome !== "cancelled" && isAnswer(outcome);
}
