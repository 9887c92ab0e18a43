import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { dayOf } from "../calendar.ts";
import { describeKept } from "../postings/kept/describe-kept.ts";
import type { SavedFacts } from "./repository.ts";

/** @returns a saved vacancy as the contract says */
export function describeSaved(saved: SavedFacts): SavedVacancy {
  return {
    ...describeKept(saved.posting),
    status: saved.status,
    status_at: saved.statusAt.toISOString(),
    saved_at: saved.savedAt.toISOString(),
    note: saved.note,
    next_step: saved.nextStep,
    next_step_on: saved.nextStepOn,
    last_seen_at: saved.lastSeenAt === null ? null : dayOf(saved.lastSeenAt),
    not_found_since: saved.notFoundSince === null ? null : dayOf(saved.notFoundSince),
  };
}
