import { savedVacanciesMax } from "@vagou/contract/limits";
import type { SavedVacancyText } from "@vagou/contract/saved/saved-vacancies";
import type { Actor, Deps } from "../deps.ts";
import { AppError } from "../errors.ts";
import { lockUser } from "../people/repository.ts";
import { keptSince } from "../postings/kept/kept-since.ts";
import { findPosting, findPostings } from "../postings/kept/repository.ts";
import { getSavedVacancy } from "./get-saved-vacancy.ts";
import { removedSince } from "./removed-since.ts";
import { countSaved, putSaved, readRemovedAt, restoreSaved } from "./repository.ts";
import { snapshotOfVacancy } from "./snapshot-of-vacancy.ts";

/**
 * Saves a posting with what it says now, and with what other postings of the same vacancy say and it does not. A saved
 * one stays unchanged; one that was removed within a day comes back as it was, also when no search finds its posting any
 * more.
 *
 * @param others the ids of postings that the person saw as the same vacancy; those that are not, or not kept, are ignored
 * @throws {AppError} job_not_found when the posting is not kept · saved_full with `savedVacanciesMax` saved ones ·
 *   unauthenticated when the account was deleted since the session was checked
 */
export async function saveVacancy(
  deps: Pick<Deps, "db" | "clock">,
  { actor, postingId, others }: { actor: Actor; postingId: string; others: readonly string[] },
): Promise<SavedVacancyText> {
  const { db, clock } = deps;
  const { userId } = actor;
  const at = clock.now();
  const since = keptSince(at);
  const found = await findPosting(db, postingId, since);
  const named = [...new Set(others)].filter((id) => id !== postingId);
  const foundOthers = named.length === 0 ? [] : await findPostings(db, named, since);
  await db.transaction(async (tx) => {
    // Locked, so that saves at once from several devices come one after the other and cannot pass the maximum.
    if ((await lockUser(tx, userId)) === undefined) throw new AppError("unauthenticated");
    const removedAt = await readRemovedAt(tx, userId, postingId);
    if (removedAt === null) return;
    const mayComeBack = removedAt !== undefined && removedAt >= removedSince(at);
    if (!mayComeBack && found === undefined) throw new AppError("job_not_found");
    if ((await countSaved(tx, userId)) >= savedVacanciesMax) throw new AppError("saved_full");
    if (mayComeBack) return restoreSaved(tx, userId, postingId);
    if (found === undefined) throw new AppError("job_not_found");
    const { facts, text } = snapshotOfVacancy(found.posting, foundOthers);
    await putSaved(tx, {
      userId,
      postingId,
      status: "saved",
      statusAt: at,
      note: "",
      nextStep: "",
      nextStepOn: null,
      savedAt: at,
      removedAt: null,
      posting: facts,
      postingText: text,
    });
  });
  return getSavedVacancy(deps, { actor, postingId });
}
