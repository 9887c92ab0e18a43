import { linkKeptDays, sessionKeptDays } from "@vagou/contract/limits";
import { lt } from "drizzle-orm";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { accountTokens, sessions } from "../db/schema/accounts.ts";
import type { Deps } from "../deps.ts";

const dayMs = 24 * 3_600_000;

/** Deletes sessions that ended long ago, and links that were sent long ago. Runs as a task. */
export async function forgetOldSessions({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now().getTime();
  const { expiresAt } = sessions;
  const { createdAt } = accountTokens;
  await deleteInBatches(db, {
    table: sessions,
    where: lt(expiresAt, new Date(now - sessionKeptDays * dayMs)),
    oldestFirst: expiresAt,
  });
  await deleteInBatches(db, {
    table: accountTokens,
    where: lt(createdAt, new Date(now - linkKeptDays * dayMs)),
    oldestFirst: createdAt,
  });
}
