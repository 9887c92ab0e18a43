import type { SavedVacancyText } from "@vagou/contract/saved/saved-vacancies";
import { startOfDay } from "../calendar.ts";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { keptSince } from "../postings/kept/kept-since.ts";
import { describeSaved } from "./describe-saved.ts";
import { findSaved } from "./repository.ts";

/**
 * A vacancy that a person saved, with the text of its posting as it was then.
 * @throws {AppError} saved_not_found
 */
export async function getSavedVacancy(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { actor: { userId }, postingId }: { actor: Actor; postingId: string },
): Promise<SavedVacancyText> {
  const now = clock.now();
  const saved = await findSaved(db, { userId, postingId, since: keptSince(now), today: startOfDay(now) });
  if (saved === undefined) throw new AppError("saved_not_found");
  return { ...describeSaved(saved), ...saved.postingText };
}
