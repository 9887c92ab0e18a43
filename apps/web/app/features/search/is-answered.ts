import { isAnswer } from "@vagou/contract/outcome";
import type { Group } from "./search-types.ts";

/** @returns true when the portal did its part: it said what it has, or that it has nothing. */
export function isAnswered({ outcome }: Pick<Group, "outcome">): boolean {
  return outcome !== "cancelled" && isAnswer(outcome);
}
