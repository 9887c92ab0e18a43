import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import type { SavedChanges } from "#lib/waiting/waiting-tasks.ts";

/** @returns the changes that differ from what the person saw, and what they saw in these fields */
export function changedFields(
  vacancy: SavedVacancy,
  changes: SavedChanges,
): { changes: SavedChanges; seen: SavedChanges } {
  const { status, note, next_step: step, next_step_on: day } = changes;
  const own: SavedChanges = {
    ...(status !== undefined && status !== vacancy.status && { status }),
    ...(note !== undefined && note !== vacancy.note && { note }),
    ...(step !== undefined && step !== vacancy.next_step && { next_step: step }),
    ...(day !== undefined && day !== vacancy.next_step_on && { next_step_on: day }),
  };
  return {
    changes: own,
    seen: {
      ...("status" in own && { status: vacancy.status }),
      ...("note" in own && { note: vacancy.note }),
      ...("next_step" in own && { next_step: vacancy.next_step }),
      ...("next_step_on" in own && { next_step_on: vacancy.next_step_on }),
    },
  };
}
