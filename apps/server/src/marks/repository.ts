import type { Marks } from "@vagou/contract/saved/saved-vacancies";
import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { rowsAsJson } from "../db/statements/rows-as-json.ts";
import { savedVacancies, vacancyMarks } from "../db/schema/saved-vacancies.ts";

/** @returns the ids of the postings that a person has seen, hidden and saved, in one statement */
export async function readMarks(db: Db, userId: string): Promise<Marks> {
  const { postingId, hiddenAt, seenAt } = vacancyMarks;
  const ofPerson = eq(vacancyMarks.userId, userId);
  const [marks] = await db
    .select({
      seen: sql<string[]>`array(
        select ${postingId} from ${vacancyMarks} where ${ofPerson} and ${hiddenAt} is null order by ${seenAt} desc)`,
      hidden: sql<string[]>`array(
        select ${postingId} from ${vacancyMarks} where ${ofPerson} and ${hiddenAt} is not null order by ${seenAt} desc)`,
      saved: sql<string[]>`array(
        select ${savedVacancies.postingId} from ${savedVacancies}
        where ${eq(savedVacancies.userId, userId)} and ${savedVacancies.removedAt} is null
        order by ${savedVacancies.savedAt} desc)`,
    })
    .from(sql`(select) as one`);
  if (marks === undefined) throw new Error("a select of one row gave none");
  return marks;
}

/** The marks that a person's lists have set, oldest first. */
export async function listMarksOf(tx: Tx, userId: string): Promise<(typeof vacancyMarks.$inferSelect)[]> {
  return tx
    .select()
    .from(vacancyMarks)
    .where(eq(vacancyMarks.userId, userId))
    .orderBy(vacancyMarks.seenAt, vacancyMarks.postingId);
}

/** Sets marks; one that is hidden already stays hidden. */
export async function putMarks(tx: Tx, marks: readonly (typeof vacancyMarks.$inferInsert)[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.execute(sql`
    insert into vacancy_marks (user_id, posting_id, seen_at, hidden_at)
    select user_id, posting_id, seen_at, hidden_at
    from jsonb_populate_recordset(null::vacancy_marks, ${rowsAsJson(vacancyMarks, marks)})
    on conflict (user_id, posting_id) do update
    set seen_at = excluded.seen_at, hidden_at = coalesce(excluded.hidden_at, vacancy_marks.hidden_at)`);
}

/** Lets lists show these postings again. */
export async function unhide(tx: Tx, userId: string, postingIds: readonly string[]): Promise<void> {
  if (postingIds.length === 0) return;
  const { postingId } = vacancyMarks;
  await tx
    .update(vacancyMarks)
    .set({ hiddenAt: null })
    // One parameter, so that the statement is prepared once for any number of ids.
    .where(and(eq(vacancyMarks.userId, userId), sql`${postingId} = any(${sql.param([...postingIds])})`));
}

/** Deletes a person's oldest marks, beyond `max`. */
export async function deleteMarksBeyond(tx: Tx, userId: string, max: number): Promise<void> {
  const { postingId, seenAt } = vacancyMarks;
  const beyond = tx
    .select({ postingId })
    .from(vacancyMarks)
    .where(eq(vacancyMarks.userId, userId))
    .orderBy(desc(seenAt), postingId)
    .offset(max);
  await tx
    .delete(vacancyMarks)
    .where(and(eq(vacancyMarks.userId, userId), sql`${postingId} = any(array(${beyond}))`));
}

/** Deletes marks that were last set before an instant. */
export async function deleteMarksBefore(db: Db, before: Date): Promise<void> {
  const { seenAt } = vacancyMarks;
  await deleteInBatches(db, { table: vacancyMarks, where: lt(seenAt, before), oldestFirst: seenAt });
}
