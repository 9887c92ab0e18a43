import type { Job } from "@vagou/contract/job";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { jobPostings } from "../db/schema/searches.ts";

/** Keeps what was found, so that a vacancy can be opened by its id later. */
export async function savePostings(db: Db, jobs: readonly Job[], at: Date): Promise<void> {
  if (jobs.length === 0) return;
  // One parameter for all of them: with one for each value, binding costs more than storing.
  // One order for all, so that two searches that found the same vacancies do not lock each other out.
  await db.execute(sql`
    insert into job_postings (id, provider_id, posting, first_seen_at, last_seen_at)
    select posting ->> 'id', posting ->> 'source', posting, ${at.toISOString()}, ${at.toISOString()}
    from jsonb_array_elements(${JSON.stringify(jobs)}::text::jsonb) as posting
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
  await db.delete(jobPostings).where(lt(jobPostings.lastSeenAt, before));
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
