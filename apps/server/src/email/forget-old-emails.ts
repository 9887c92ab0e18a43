import type { Deps } from "../deps.ts";
import { deleteEndedEmailsBefore } from "./outbox.ts";

/** Long enough to answer a person who did not get a message. */
const keptDays = 30;

/** Deletes messages that were sent or given up long ago, but none that still wait. Runs as a task. */
export async function forgetOldEmails({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteEndedEmailsBefore(db, new Date(clock.now().getTime() - keptDays * 24 * 3_600_000));
}
