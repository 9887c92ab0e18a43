import type { Job } from "@vagou/contract/job";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { startOfDay } from "../calendar.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { jobPostings } from "../db/schema/searches.ts";

/**
 * Keeps what was found, so that a vacancy can be opened by its id later. One that is kept as it was found is not
 * written again: most of what a search finds was found before. When it was first and last seen is written to the
 * day: the moment would lead to the person who paid for that search in that moment.
 */
export async function savePostings(db: Db, jobs: readonly Job[], at: Date): Promise<void> {
  if (jobs.length === 0) return;
  const seenOn = startOfDay(at).toISOString();
  // One parameter for all of them: with one for each value, binding costs more than storing.
  // One order for all, so that two searches that found the same vacancies do not lock each other out.
  await db.execute(sql`
    insert into job_postings (id, provider_id, posting, first_seen_at, last_seen_at)
    select found.posting ->> 'id', found.posting ->> 'source', found.posting, ${seenOn}, ${seenOn}
    from jsonb_array_elements(${JSON.stringify(jobs)}::text::jsonb) as found (posting)
    -- Here and not at the conflict, where also a row that stays as it is would be locked, which is a write.
    where not exists (
      select from job_postings as kept
      where kept.id = found.posting ->> 'id' and kept.last_seen_at >= ${seenOn} and kept.posting = found.posting
    )
    order by 1
    on conflict (id) do update set posting = excluded.posting, last_seen_at = excluded.last_seen_at
  `);
}

export type StoredPosting = typeof jobPostings.$inferSelect;

/** @returns the posting if a search found it at `since` or later */
export async function findPosting(db: Db, id: string, since: Date): Promise<StoredPosting | undefined> {
  const [stored] = await db
    .select()
    .from(jobPostings)
    .where(and(eq(jobPostings.id, id), gte(jobPostings.lastSeenAt, since)));
  return stored;
}

export async function deletePostingsBefore(db: Db, before: Date): Promise<void> {
  const { lastSeenAt } = jobPostings;
  await deleteInBatches(db, { table: jobPostings, where: lt(lastSeenAt, before), oldestFirst: lastSeenAt });
}

/** @returns the postings of these ids that are kept, in the order asked */
export async function listPostings(db: Db, ids: readonly string[]): Promise<Job[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: jobPostings.id, posting: jobPostings.posting })
    .from(jobPostings)
    // One parameter, so that the statement is prepared once for any number of ids.
    .where(sql`${jobPostings.id} = any(${sql.param([...ids])})`);
  const byId = new Map(rows.map(({ id, posting }) => [id, posting]));
  return ids.map((id) => byId.get(id)).filter((posting) => posting !== undefined);
}
