import type { Deps } from "../../deps.ts";
import { emptyPendingList } from "./repository.ts";

/** Moves the ids of new postings to their place in the index. Runs as a task, so that no person's search does it. */
export async function indexNewPostings({ db }: Pick<Deps, "db">): Promise<void> {
  await emptyPendingList(db);
}
