import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { keptAnswers, postingPacks, providerAnswers, providerRuns } from "../db/schema/searches.ts";
import { noJobs, packJobs, type PackedJobs } from "../postings/packed-jobs.ts";
import { listFormerPostings } from "../postings/repository.ts";
import { rowsAsJson } from "../db/rows-as-json.ts";
import type { CodesOfDays } from "./question-codes.ts";

export type StoredAnswer = typeof keptAnswers.$inferSelect & { jobs: PackedJobs };
export type ProviderRun = typeof providerRuns.$inferSelect;

/** @returns the last answer to a question if it came after `since` */
export async function findAnswer(
  db: Db,
  question: CodesOfDays,
  since: Date,
): Promise<StoredAnswer | undefined> {
  const [row] = await db
    .select()
    .from(keptAnswers)
    .leftJoin(postingPacks, eq(postingPacks.id, keptAnswers.packId))
    // One parameter, so that the statement is prepared once for one or two codes.
    .where(
      and(sql`${keptAnswers.question} = any(${sql.param([...question])})`, gt(keptAnswers.receivedAt, since)),
    )
    .orderBy(desc(keptAnswers.receivedAt))
    .limit(1);
  return row && withJobs(row);
}

/** @returns the answer with this id, if it is still stored */
export async function findAnswerById(db: Db, id: string): Promise<StoredAnswer | undefined> {
  const [row] = await db
    .select()
    .from(keptAnswers)
    .leftJoin(postingPacks, eq(postingPacks.id, keptAnswers.packId))
    .where(eq(keptAnswers.id, id));
  return row === undefined ? findFormerAnswer(db, id) : withJobs(row);
}

function withJobs({
  kept_answers: answer,
  posting_packs: pack,
}: {
  kept_answers: typeof keptAnswers.$inferSelect;
  posting_packs: typeof postingPacks.$inferSelect | null;
}): StoredAnswer {
  const jobs = pack === null ? noJobs : { id: pack.id, ids: pack.jobIds, frame: pack.frame };
  return { ...answer, jobs };
}

/** An answer that a version before packs stored. A request key may still name it for ten minutes. */
async function findFormerAnswer(db: Db, id: string): Promise<StoredAnswer | undefined> {
  const [answer] = await db.select().from(providerAnswers).where(eq(providerAnswers.id, id));
  if (answer === undefined) return undefined;
  return { ...answer, packId: null, jobs: packJobs(await listFormerPostings(db, answer.jobIds)) };
}

export async function saveAnswer(db: Db, answer: typeof keptAnswers.$inferSelect): Promise<void> {
  await db.insert(keptAnswers).values(answer);
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
  for (const table of [keptAnswers, providerAnswers]) {
    const { receivedAt } = table;
    await deleteInBatches(db, { table, where: lt(receivedAt, before), oldestFirst: receivedAt });
  }
}

/** Deletes the provider runs before an instant; what they cost stays in the ledger. */
export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  const { createdAt } = providerRuns;
  await deleteInBatches(db, { table: providerRuns, where: lt(createdAt, before), oldestFirst: createdAt });
}
