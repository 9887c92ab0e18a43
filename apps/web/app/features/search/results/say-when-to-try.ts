import type { Group } from "../search-types.ts";
import { unansweredTexts } from "./texts.ts";

/**
 * What a person can do where no portal answered: one that is switched off, or has changed its site, does not come back in
 * some minutes, and a question that our server refused has to be changed.
 */
export function sayWhenToTry(
  groups: readonly Pick<Group, "outcome" | "is_off" | "is_unasked" | "error">[],
): string {
  if (isUnasked(groups)) return unansweredTexts.unasked(groups[0]?.error ?? "");
  return groups.every((group) => group.is_off || group.outcome === "changed")
    ? unansweredTexts.off
    : unansweredTexts.all;
}

/** @returns true when no portal was asked: to try again as it is would be in vain */
export function isUnasked(groups: readonly Pick<Group, "is_unasked">[]): boolean {
  return groups.every((group) => group.is_unasked);
}
