import type { Job } from "@vagou/contract/search/job";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import { jobPostings, postingPacks } from "../../db/schema/searches.ts";
import { unpackJobs } from "./packed-jobs.ts";

export type StoredPosting = { posting: Job; providerId: string; firstSeenAt: Date; lastSeenAt: Date };

/** @returns the posting as a search last found it, if one found it at `since` or later */
export async function findPosting(db: Db, id: string, since: Date): Promise<StoredPosting | undefined> {
  const [pack] = await db
    .select({
      id: postingPacks.id,
      providerId: postingPacks.providerId,
      frame: postingPacks.frame,
      lastSeenAt: postingPacks.lastSeenAt,
      firstSeenAt: sql<Date>`min(${postingPacks.firstSeenAt}) over ()`.mapWith(postingPacks.firstSeenAt),
    })
    .from(postingPacks)
    .where(sql`${postingPacks.jobIds} @> array[${id}]`)
    // Of the packs of one day, the last stored: `ctid` is the place in the table. The interval keeps Postgres from
    // reading all packs from the newest on until one holds the posting, instead of the index of postings.
    .orderBy(sql`${postingPacks.lastSeenAt} + interval '0' desc, ctid desc`)
    .limit(1);
  const former = await findFormerPosting(db, id, since);
  if (pack === undefined || pack.lastSeenAt < since) return former;
  const posting = unpackJobs(pack).find((job) => job.id === id);
  if (posting === undefined) throw new Error(`the pack ${pack.id} does not hold the posting ${id}`);
  const { providerId, lastSeenAt } = pack;
  const firsts = former === undefined ? [pack.firstSeenAt] : [pack.firstSeenAt, former.firstSeenAt];
  const firstSeenAt = new Date(Math.min(...firsts.map((at) => at.getTime())));
  return { posting, providerId, firstSeenAt, lastSeenAt };
}

/** @returns of these postings, in their order, those that a search found at `since` or later, as it last found them */
export async function findPostings(db: Db, ids: readonly string[], since: Date): Promise<Job[]> {
  const packs = await db
    .select({ frame: postingPacks.frame })
    .from(postingPacks)
    .where(
      sql`${postingPacks.id} = any(array(
        select newest.id
        from unnest(${sql.param([...ids])}::text[]) as asked (id),
          lateral (
            select id from posting_packs
            where job_ids @> array[asked.id] and last_seen_at >= ${since.toISOString()}::timestamptz
            -- As in findPosting.
            order by last_seen_at + interval '0' desc, ctid desc
            limit 1
          ) as newest))`,
    )
    .orderBy(asc(postingPacks.lastSeenAt), sql`ctid`);
  const byId = new Map((await listFormerPostings(db, ids, since)).map((posting) => [posting.id, posting]));
  // The newest last: of several packs with a posting, it stays as the newest has it.
  for (const pack of packs) for (const posting of unpackJobs(pack)) byId.set(posting.id, posting);
  return ids.map((id) => byId.get(id)).filter((posting) => posting !== undefined);
}

/** A posting that a version before packs stored. */
async function findFormerPosting(db: Db, id: string, since: Date): Promise<StoredPosting | undefined> {
  const [stored] = await db
    .select()
    .from(jobPostings)
    .where(and(eq(jobPostings.id, id), gte(jobPostings.lastSeenAt, since)));
  return stored;
}

/**
 * Postgres first appends the ids of new packs to a list of the index on `job_ids`. The statement that finds the list longer
 * than 4 MB (`gin_pending_list_limit`) brings all of it to its places, and so would one answer in a thousand, for as long
 * as that takes: half a second with two million postings, and longer than the deadline of an answer on a slow disk.
 * While one process does it, others skip it, and an answer that finds the list too long does not wait.
 */
export async function emptyPendingList(db: Db): Promise<void> {
  await db.execute(sql`
    select gin_clean_pending_list('posting_packs_jobs')
    where pg_try_advisory_xact_lock(hashtext('posting_packs_jobs'), hashtext(current_schema()))`);
}

export async function deletePostingsBefore(db: Db, before: Date): Promise<void> {
  for (const table of [postingPacks, jobPostings]) {
    const { lastSeenAt } = table;
    await deleteInBatches(db, { table, where: lt(lastSeenAt, before), oldestFirst: lastSeenAt });
  }
}

/**
 * @returns the postings with these ids that a version before packs stored, in the order of the ids; with `since`, only
 *   those that a search found then or later
 */
export async function listFormerPostings(db: Db, ids: readonly string[], since?: Date): Promise<Job[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: jobPostings.id, posting: jobPostings.posting })
    .from(jobPostings)
    // One parameter, so that the statement is prepared once for any number of ids.
    .where(
      and(sql`${jobPostings.id} = any(${sql.param([...ids])})`, since && gte(jobPostings.lastSeenAt, since)),
    );
  const byId = new Map(rows.map(({ id, posting }) => [id, posting]));
  return ids.map((id) => byId.get(id)).filter((posting) => posting !== undefined);
}
