import type { SavedVacancy } from "@vagou/contract/saved-vacancies";
import type { Actor, Deps } from "../deps.ts";
import { keptSince } from "../postings/kept-since.ts";
import { describeSaved } from "./describe-saved.ts";
import { listSaved } from "./repository.ts";

/** @returns the vacancies that a person saved, the newest first */
export async function listSavedVacancies(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId } }: { actor: Actor },
): Promise<SavedVacancy[]> {
  return (await listSaved(db, { userId, since: keptSince(clock.now()) })).map(describeSaved);
}
