import { freeRepeatMs, olderAnswerMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../deps.ts";
import { deleteEndedQuestions } from "./answers/questions-in-flight.ts";
import { deleteAnswersBefore } from "./answers/repository.ts";
import { deleteRequestsBefore, forgetAskedBefore } from "./parts/search-requests.ts";

/** Longer than an answer is of use: an hour as an older answer for a long line, and a request key's ten minutes. */
const answersKeptMs = olderAnswerMs + 2 * freeRepeatMs;

/** A key that is used again within a day is refused; after that it counts as a new key. */
const requestsKeptMs = 24 * 60 * 60_000;

/** A key answers for ten minutes; a request that began at their end is answered within one minute more. */
const askedKeptMs = freeRepeatMs + 60_000;

/** Forgets answers and request keys that no request needs any more. Runs as a task. */
export async function forgetOldSearches({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now().getTime();
  await deleteAnswersBefore(db, new Date(now - answersKeptMs));
  await forgetAskedBefore(db, new Date(now - askedKeptMs));
  await deleteRequestsBefore(db, new Date(now - requestsKeptMs));
  await deleteEndedQuestions(db);
}
