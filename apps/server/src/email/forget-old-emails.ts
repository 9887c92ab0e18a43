import { and, isNotNull, lt, or } from "drizzle-orm";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { outboxEmails } from "../db/schema/accounts.ts";
import type { Deps } from "../deps.ts";

/** Long enough to answer a person who did not get a message. */
const keptDays = 30;

/** Deletes messages that were sent or given up long ago, but none that still wait. Runs as a task. */
export async function forgetOldEmails({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 3_600_000);
  const where = and(
    lt(outboxEmails.createdAt, before),
    or(isNotNull(outboxEmails.sentAt), isNotNull(outboxEmails.failedAt)),
  );
  await deleteInBatches(db, { table: outboxEmails, where, oldestFirst: outboxEmails.createdAt });
}
