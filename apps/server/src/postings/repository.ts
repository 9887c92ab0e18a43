import type { Job } from "@vagou/contract/job";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { startOfDay } from "../calendar.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { jobPostings } from "../db/schema/searches.ts";

/**
 * Stores the postings that a search found, so that a vacancy can be opened by its id later. An unchanged one is not
 * written again on the same day: most postings were found before. The times of first and last finding are stored as
 * days: an exact time would lead to the person who paid for a search at that time.
 */
export async function savePostings(db: Db, jobs: readonly Job[], at: Date): Promise<void> {
  if (jobs.length === 0) return;
  const seenOn = startOfDay(at).toISOString();
  // One parameter for all postings: with one for each value, binding costs more than storing.
  // All searches insert in one order, so that two that found the same vacancies cannot deadlock.
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

/** @returns the stored postings with these ids, in the order of the ids */
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
