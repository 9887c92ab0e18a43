import { and, asc, desc, eq, isNull, lt, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { postingPacks } from "../db/schema/searches.ts";
import { savedVacancies, type PostingFacts, type PostingText } from "../db/schema/saved-vacancies.ts";

export type SavedRow = typeof savedVacancies.$inferSelect;

/**
 * `lastSeenAt`: the day on which a search last found the posting; null when it is no longer kept. `notFoundSince`: the
 * day on which the question that found it was answered without it; null when nothing shows that it is gone.
 */
export type SavedFacts = Omit<SavedRow, "postingText"> & {
  lastSeenAt: Date | null;
  notFoundSince: Date | null;
};

/** `since`: the day since which a search must have found a posting for it to be kept. */
type Days = { since: Date; today: Date };

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

/** @returns the saved vacancies of a person, the newest first, in one statement */
export function listSaved(db: Db, { userId, ...days }: { userId: string } & Days): Promise<SavedFacts[]> {
  const found = findings(db, days);
  return db
    .select({ ...facts, lastSeenAt: found.lastSeenAt, notFoundSince: found.notFoundSince })
    .from(savedVacancies)
    .leftJoinLateral(found, sql`true`)
    .where(ofPerson(userId))
    .orderBy(desc(savedVacancies.savedAt), asc(savedVacancies.postingId));
}

/** @returns a saved vacancy of a person with the text of its posting */
export async function findSaved(
  db: Db,
  { userId, postingId, ...days }: { userId: string; postingId: string } & Days,
): Promise<(SavedFacts & { postingText: PostingText }) | undefined> {
  const found = findings(db, days);
  const [saved] = await db
    .select({
      ...facts,
      lastSeenAt: found.lastSeenAt,
      notFoundSince: found.notFoundSince,
      postingText: savedVacancies.postingText,
    })
    .from(savedVacancies)
    .leftJoinLateral(found, sql`true`)
    .where(and(ofPerson(userId), eq(savedVacancies.postingId, postingId)));
  return saved;
}

/**
 * When searches found the posting of a row, and since when the question that found it does not. Each posting is looked up
 * in the index of postings by itself: a single scan for all would have to open the long lists of ids of all packs that it
 * finds, which takes three times as long (`docs/database.md`). The interval keeps Postgres from reading all packs from
 * the newest on instead.
 */
function findings(db: Db, { since, today }: Days) {
  const packs = db
    .select({
      lastSeenAt: sql<Date | null>`max(at)`.mapWith(postingPacks.lastSeenAt).as("last_seen_at"),
      packIds: sql<string[] | null>`array_agg(pack_id)`.as("pack_ids"),
    })
    .from(
      sql`(
        select id as pack_id, last_seen_at + interval '0' as at
        from posting_packs
        where job_ids @> array[saved_vacancies.posting_id]
        union all
        select null, last_seen_at from job_postings where id = saved_vacancies.posting_id
      ) as finding`,
    )
    .where(sql`at >= ${since.toISOString()}::timestamptz`)
    .as("packs");
  return db
    .select({
      lastSeenAt: packs.lastSeenAt,
      notFoundSince: sql<Date | null>`case
        when ${packs.lastSeenAt} < ${today.toISOString()}::timestamptz
        then ${firstMiss(packs.packIds, packs.lastSeenAt)}
      end`
        .mapWith(postingPacks.lastSeenAt)
        .as("not_found_since"),
    })
    .from(packs)
    .as("found");
}

/**
 * The first day, after all findings, on which a question that had found the posting was answered without it, and with
 * everything that the portal has. A question whose whole answers lacked it before says nothing: the posting was still
 * found by others then. Days are compared, so an answer without it on the day of the last finding says nothing either.
 */
function firstMiss(packIds: SQLWrapper, lastSeenAt: SQLWrapper): SQL {
  return sql`(
    select min(miss.at)
    from (
      select question, max(last_at) as last_found_at
      from answered_questions
      where pack_id = any(${packIds})
      group by question
    ) as asked,
    lateral (
      select min(case when first_whole_at > asked.last_found_at then first_whole_at else last_whole_at end) as at
      from answered_questions
      where question = asked.question and last_whole_at > asked.last_found_at
    ) as miss
    where miss.at > ${lastSeenAt}
  )`;
}

/** @returns what was kept of those of these postings that a person has saved, by their ids */
export async function findKeptOf(
  db: Db,
  userId: string,
  postingIds: readonly string[],
): Promise<Map<string, PostingFacts>> {
  const saved = await db
    .select({ id: savedVacancies.postingId, posting: savedVacancies.posting })
    .from(savedVacancies)
    // One parameter, so that the statement is prepared once for any number of ids.
    .where(and(ofPerson(userId), sql`${savedVacancies.postingId} = any(${sql.param([...postingIds])})`));
  return new Map(saved.map(({ id, posting }) => [id, posting]));
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
