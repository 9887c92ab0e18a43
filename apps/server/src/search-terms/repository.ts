import { asc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { searchTerms } from "../db/schema/search-terms.ts";

type Counted = { week: string; state: string; term: string };
export type TermCount = typeof searchTerms.$inferSelect;

/** Adds one search to the count of this term, state and week. */
export async function countTerm(db: Db, counted: Counted): Promise<void> {
  await db
    .insert(searchTerms)
    .values({ ...counted, searches: 1 })
    .onConflictDoUpdate({
      target: [searchTerms.week, searchTerms.state, searchTerms.term],
      set: { searches: sql`${searchTerms.searches} + 1` },
    });
}

/**
 * @param asked `week` as `2026-W47`; without `state`, every state that has terms
 * @returns for each state its `limit` most searched terms of that week, by state, the most searched first
 */
export async function listTopTerms(
  db: Db,
  { week, state, limit }: { week: string; state?: string | undefined; limit: number },
): Promise<TermCount[]> {
  const ranked = db
    .select({
      week: searchTerms.week,
      state: searchTerms.state,
      term: searchTerms.term,
      searches: searchTerms.searches,
      rank: sql<number>`row_number() over (partition by ${searchTerms.state} order by ${searchTerms.searches} desc, ${searchTerms.term})`.as(
        "rank",
      ),
    })
    .from(searchTerms)
    .where(
      sql`${eq(searchTerms.week, week)} and (${state ?? null}::text is null or ${searchTerms.state} = ${state ?? null})`,
    )
    .as("ranked");
  return db
    .select({ week: ranked.week, state: ranked.state, term: ranked.term, searches: ranked.searches })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${limit}`)
    .orderBy(asc(ranked.state), asc(ranked.rank));
}

/** @param week the first week that is kept, as `2026-W47`; in this form weeks sort in order of time */
export async function deleteTermsBefore(db: Db, week: string): Promise<void> {
  const where = lt(searchTerms.week, week);
  await deleteInBatches(db, { table: searchTerms, where, oldestFirst: searchTerms.week });
}
