import type { Deps } from "../deps.ts";
import { timesMax } from "./question-notes.ts";
import { addCounts } from "./repository.ts";

/** Most counts of one statement, so that it ends within its deadline. */
const batchMax = 1_000;

/**
 * Stores the counts that were noted since the last run. Runs as a task, and when the server stops. Counts that could
 * not be stored are lost: they only say what is usual.
 */
export async function writeQuestionCounts({
  db,
  questionNotes,
}: Pick<Deps, "db" | "questionNotes">): Promise<void> {
  const counts = questionNotes.take();
  for (let first = 0; first < counts.length; first += batchMax)
    await addCounts(db, counts.slice(first, first + batchMax), timesMax);
}
