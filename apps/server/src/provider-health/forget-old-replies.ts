import type { Deps } from "../deps.ts";
import { deleteOldReplies } from "./unreadable-replies.ts";

/** Deletes the replies that could not be read, after a day. Runs as a task. */
export async function forgetOldReplies({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteOldReplies(db, clock.now());
}
