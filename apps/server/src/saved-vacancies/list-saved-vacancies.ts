import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";
import { startOfDay } from "../calendar.ts";
import type { Actor, Deps } from "../deps.ts";
import { keptSince } from "../postings/kept/kept-since.ts";
import { describeSaved } from "./describe-saved.ts";
import { listSaved } from "./repository.ts";

/** @returns the vacancies that a person saved, the newest first */
export async function listSavedVacancies(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId } }: { actor: Actor },
): Promise<SavedVacancy[]> {
  const now = clock.now();
  const saved = await listSaved(db, { userId, since: keptSince(now), today: startOfDay(now) });
  return saved.map(describeSaved);
}
