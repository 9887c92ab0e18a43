import { and, asc, desc, eq, isNull, lt, sql, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { postingPacks } from "../db/schema/searches.ts";
import { savedVacancies, type PostingText } from "../db/schema/saved-vacancies.ts";

export type SavedRow = typeof savedVacancies.$inferSelect;

/** `lastSeenAt`: the day on which a search last found the posting; null when it is no longer kept. */
export type SavedFacts = Omit<SavedRow, "postingText"> & { lastSeenAt: Date | null };

const facts = {
  userId: savedVacancies.userId,
  postingId: savedVacancies.postingId,
  status: savedVacancies.status,
  statusAt: savedVacancies.statusAt,
  note: savedVacancies.note,
  nextStep: savedVacancies.nextStep,
  nextStepOn: savedVacancies.nextStepOn,
  savedAt: savedVacancies.savedAt,
  removedAt: savedVacancies.removedAt,
  posting: savedVacancies.posting,
};

/**
 * @param since the day since which a search must have found a posting for it to be kept
 * @returns the saved vacancies of a person, the newest first, in one statement
 */
export function listSaved(db: Db, { userId, since }: { userId: string; since: Date }): Promise<SavedFacts[]> {
  return db
    .select({ ...facts, lastSeenAt: lastSeenAt(since) })
    .from(savedVacancies)
    .where(ofPerson(userId))
    .orderBy(desc(savedVacancies.savedAt), asc(savedVacancies.postingId));
}

/** @returns a saved vacancy of a person with the text of its posting */
export async function findSaved(
  db: Db,
  { userId, postingId, since }: { userId: string; postingId: string; since: Date },
): Promise<(SavedFacts & { postingText: PostingText }) | undefined> {
  const [saved] = await db
    .select({ ...facts, lastSeenAt: lastSeenAt(since), postingText: savedVacancies.postingText })
    .from(savedVacancies)
    .where(and(ofPerson(userId), eq(savedVacancies.postingId, postingId)));
  return saved;
}

/**
 * The last day on which a search found the posting of a row. Each posting is looked up in the index of postings by
 * itself: a single scan for all would have to open the long lists of ids of all packs that it finds, which takes three
 * times as long (`docs/database.md`). The interval keeps Postgres from reading all packs from the newest on instead.
 */
function lastSeenAt(since: Date): SQL<Date | null> {
  return sql<Date | null>`(
    select max(at)
    from (
      select last_seen_at + interval '0' as at from posting_packs where job_ids @> array[saved_vacancies.posting_id]
      union all
      select last_seen_at from job_postings where id = saved_vacancies.posting_id
    ) as found
    where at >= ${since.toISOString()}::timestamptz
  )`.mapWith(postingPacks.lastSeenAt);
}

/** @returns everything that is stored of what a person saved, also of removed vacancies; oldest first */
export function listAllSaved(tx: Tx, userId: string): Promise<SavedRow[]> {
  return tx
    .select()
    .from(savedVacancies)
    .where(eq(savedVacancies.userId, userId))
    .orderBy(asc(savedVacancies.savedAt), asc(savedVacancies.postingId));
}

/** @returns when a vacancy was removed, null when it is saved; undefined when nothing of it is stored */
export async function readRemovedAt(
  tx: Tx,
  userId: string,
  postingId: string,
): Promise<Date | null | undefined> {
  const [row] = await tx
    .select({ removedAt: savedVacancies.removedAt })
    .from(savedVacancies)
    .where(isOne(userId, postingId));
  return row?.removedAt;
}

/** @returns the number of saved vacancies of a person, without removed ones */
export function countSaved(tx: Tx, userId: string): Promise<number> {
  return tx.$count(savedVacancies, ofPerson(userId));
}

/** Stores a saved vacancy in place of a removed one. */
export async function putSaved(tx: Tx, saved: typeof savedVacancies.$inferInsert): Promise<void> {
  const target = [savedVacancies.userId, savedVacancies.postingId];
  await tx.insert(savedVacancies).values(saved).onConflictDoUpdate({ target, set: saved });
}

/** Brings a removed vacancy back as it was. */
export async function restoreSaved(tx: Tx, userId: string, postingId: string): Promise<void> {
  await tx.update(savedVacancies).set({ removedAt: null }).where(isOne(userId, postingId));
}

/** The fields that a person changes; what is undefined stays. */
export type SavedChanges = {
  [Field in "status" | "note" | "nextStep" | "nextStepOn"]?: SavedRow[Field] | undefined;
};

/** Changes a saved vacancy; another status begins at `at`. @returns false when it is not saved */
export async function updateSaved(
  db: Db,
  { userId, postingId }: { userId: string; postingId: string },
  { changes, at }: { changes: SavedChanges; at: Date },
): Promise<boolean> {
  const { status, statusAt } = savedVacancies;
  const changed = await db
    .update(savedVacancies)
    .set({
      ...changes,
      ...(changes.status !== undefined && {
        statusAt: sql`case when ${status} = ${changes.status} then ${statusAt} else ${at.toISOString()}::timestamptz end`,
      }),
    })
    .where(and(isOne(userId, postingId), isNull(savedVacancies.removedAt)))
    .returning({ one: sql`1` });
  return changed.length > 0;
}

/** @returns false when the vacancy is not saved */
export async function markRemoved(
  db: Db,
  { userId, postingId }: { userId: string; postingId: string },
  removedAt: Date,
): Promise<boolean> {
  const removed = await db
    .update(savedVacancies)
    .set({ removedAt })
    .where(and(isOne(userId, postingId), isNull(savedVacancies.removedAt)))
    .returning({ one: sql`1` });
  return removed.length > 0;
}

/** Deletes vacancies that were removed before an instant. */
export async function deleteRemovedBefore(db: Db, before: Date): Promise<void> {
  const { removedAt } = savedVacancies;
  await deleteInBatches(db, {
    table: savedVacancies,
    where: lt(removedAt, before),
    oldestFirst: removedAt,
  });
}

function ofPerson(userId: string): SQL | undefined {
  return and(eq(savedVacancies.userId, userId), isNull(savedVacancies.removedAt));
}

function isOne(userId: string, postingId: string): SQL | undefined {
  return and(eq(savedVacancies.userId, userId), eq(savedVacancies.postingId, postingId));
}
