import type { Group } from "../search-types.ts";
import { unansweredTexts } from "./texts.ts";

/**
 * What a person can do where no portal answered: one that is switched off, has changed its site or forbids our question
 * does not come back in some minutes, and a question that our server refused has to be changed.
 */
export function sayWhenToTry(
  groups: readonly Pick<Group, "outcome" | "is_off" | "is_unasked" | "error">[],
): string {
  if (isUnasked(groups)) return unansweredTexts.unasked(groups[0]?.error ?? "");
  return groups.every(({ is_off, outcome }) => is_off || outcome === "changed" || outcome === "blocked")
    ? unansweredTexts.off
    : unansweredTexts.all;
}

/** @returns true when no portal was asked: to try again as it is would be in vain */
export function isUnasked(groups: readonly Pick<Group, "is_unasked">[]): boolean {
  return groups.every((group) => group.is_unasked);
}
