import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { providerAnswers, providerRuns } from "../db/schema/searches.ts";
import { rowsAsJson } from "../db/rows-as-json.ts";
import type { CodesOfDays } from "./question-codes.ts";

export type StoredAnswer = typeof providerAnswers.$inferSelect;
export type ProviderRun = typeof providerRuns.$inferSelect;

/** @returns the last answer to a question if it came after `since` */
export async function findAnswer(
  db: Db,
  providerId: string,
  question: CodesOfDays,
  since: Date,
): Promise<StoredAnswer | undefined> {
  const [answer] = await db
    .select()
    .from(providerAnswers)
    .where(
      and(
        eq(providerAnswers.providerId, providerId),
        inArray(providerAnswers.question, [...question]),
        gt(providerAnswers.receivedAt, since),
      ),
    )
    .orderBy(desc(providerAnswers.receivedAt))
    .limit(1);
  return answer;
}

/** @returns the answer with this id, if it is still stored */
export async function findAnswerById(db: Db, id: string): Promise<StoredAnswer | undefined> {
  const [answer] = await db.select().from(providerAnswers).where(eq(providerAnswers.id, id));
  return answer;
}

export async function saveAnswer(db: Db, answer: StoredAnswer): Promise<void> {
  await db.insert(providerAnswers).values(answer);
}

export async function insertRuns(tx: Tx, runs: readonly ProviderRun[]): Promise<void> {
  if (runs.length === 0) return;
  await tx.execute(sql`
    insert into provider_runs
      (id, provider_id, outcome, job_count, dropped_count, skipped_count, took_ms, source, created_at, listing_count,
       filled, ignored)
    select
      id, provider_id, outcome, job_count, dropped_count, skipped_count, took_ms, source, created_at, listing_count,
      filled, ignored
    from jsonb_populate_recordset(null::provider_runs, ${rowsAsJson(providerRuns, runs)})`);
}

/** Deletes answers that were given before an instant. */
export async function deleteAnswersBefore(db: Db, before: Date): Promise<void> {
  const { receivedAt } = providerAnswers;
  await deleteInBatches(db, {
    table: providerAnswers,
    where: lt(receivedAt, before),
    oldestFirst: receivedAt,
  });
}

/** Deletes the provider runs before an instant; what they cost stays in the ledger. */
export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  const { createdAt } = providerRuns;
  await deleteInBatches(db, { table: providerRuns, where: lt(createdAt, before), oldestFirst: createdAt });
}
