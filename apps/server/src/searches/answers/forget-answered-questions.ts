import type { Deps } from "../../deps.ts";
import { keptSince } from "../../postings/kept/kept-since.ts";
import { deleteAnsweredQuestionsBefore } from "./repository.ts";

/** Deletes how questions were answered, as long ago as the postings of these answers are kept. Runs as a task. */
export async function forgetAnsweredQuestions({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteAnsweredQuestionsBefore(db, keptSince(clock.now()));
}
