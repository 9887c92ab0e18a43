import type { Deps } from "../../deps.ts";
import { deleteOldKeptReplies } from "./repository.ts";

/** Forgets the kept replies that expired. */
export async function forgetOldKeptReplies({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteOldKeptReplies(db, clock.now());
}
