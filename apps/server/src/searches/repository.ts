import { and, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { providerAnswers, providerRuns } from "../db/schema/searches.ts";

export type StoredAnswer = typeof providerAnswers.$inferSelect;
export type ProviderRun = typeof providerRuns.$inferSelect;

/** @returns the last answer to a question if it came after `since` */
export async function findAnswer(
  db: Db,
  providerId: string,
  question: string,
  since: Date,
): Promise<StoredAnswer | undefined> {
  const [answer] = await db
    .select()
    .from(providerAnswers)
    .where(
      and(
        eq(providerAnswers.providerId, providerId),
        eq(providerAnswers.question, question),
        gt(providerAnswers.receivedAt, since),
      ),
    );
  return answer;
}

export async function saveAnswer(db: Db, answer: StoredAnswer): Promise<void> {
  await db
    .insert(providerAnswers)
    .values(answer)
    .onConflictDoUpdate({
      target: [providerAnswers.providerId, providerAnswers.question],
      set: {
        outcome: sql`excluded.outcome`,
        total: sql`excluded.total`,
        jobIds: sql`excluded.job_ids`,
        receivedAt: sql`excluded.received_at`,
      },
    });
}

/** Nobody's, when the person deleted the account while the search was running. */
export async function insertRun(tx: Tx, run: ProviderRun): Promise<void> {
  const userId = sql`(select id from ${users} where id = ${run.userId})`;
  await tx.insert(providerRuns).values({ ...run, userId });
}

/** @returns what became of the run that a hold paid for */
export async function findRunOfHold(db: Db, holdId: string): Promise<ProviderRun | undefined> {
  const [run] = await db.select().from(providerRuns).where(eq(providerRuns.holdId, holdId));
  return run;
}

/** Answers older than the cache's time are of no use to anybody. */
export async function deleteOldAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(providerAnswers).where(sql`${providerAnswers.receivedAt} < ${before.toISOString()}`);
}
