import { creditsPerProvider } from "@vagou/contract/fichas/amounts";
import type { Group } from "./search-types.ts";

/**
 * @param groups the parts of a search so far; null for a portal that has not answered
 * @returns the fichas of its price that it does not cost: of portals that failed, or whose answer is free
 */
export function returnedCredits(groups: readonly (Pick<Group, "fichas"> | null)[]): number {
  const returned = groups.filter((group) => group?.fichas === "returned" || group?.fichas === "free");
  return returned.length * creditsPerProvider;
}
