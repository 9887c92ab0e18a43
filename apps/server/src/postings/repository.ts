import type { Job } from "@vagou/contract/job";
import { inArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { jobPostings } from "../db/schema/searches.ts";

/** Keeps what was found, so that a vacancy can be opened by its id later. */
export async function savePostings(tx: Tx, jobs: readonly Job[], at: Date): Promise<void> {
  if (jobs.length === 0) return;
  // One order for all, so that two searches that found the same vacancies do not lock each other out.
  const rows = jobs
    .map((job) => ({ id: job.id, providerId: job.source, posting: job, firstSeenAt: at, lastSeenAt: at }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  await tx
    .insert(jobPostings)
    .values(rows)
    .onConflictDoUpdate({
      target: jobPostings.id,
      set: { posting: sql`excluded.posting`, lastSeenAt: sql`excluded.last_seen_at` },
    });
}

/** @returns the postings of these ids that are kept, in the order asked */
export async function listPostings(db: Db, ids: readonly string[]): Promise<Job[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: jobPostings.id, posting: jobPostings.posting })
    .from(jobPostings)
    .where(inArray(jobPostings.id, [...ids]));
  const byId = new Map(rows.map(({ id, posting }) => [id, posting]));
  return ids.map((id) => byId.get(id)).filter((posting) => posting !== undefined);
}
