import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/statements/delete-in-batches.ts";
import { rowsAsJson } from "../db/statements/rows-as-json.ts";
import { questionCounts } from "../db/schema/question-counts.ts";
import { z } from "zod";
import type { CodedQuestion } from "./word-codes.ts";

export type QuestionCount = typeof questionCounts.$inferSelect;

/** Adds counts to those of the same question, portal and day. @param timesMax most times kept of one day */
export async function addCounts(db: Db, counts: readonly QuestionCount[], timesMax: number): Promise<void> {
  await db.execute(sql`
    insert into question_counts as kept
      (day, words, state, place, provider_id, asked, answers, vacancies, took_ms, people)
    select day, words, state, place, provider_id, asked, answers, vacancies, took_ms, people
    from jsonb_populate_recordset(null::question_counts, ${rowsAsJson(questionCounts, counts)})
    on conflict (words, day, state, place, provider_id) do update set
      asked = kept.asked + excluded.asked,
      answers = kept.answers + excluded.answers,
      vacancies = kept.vacancies + excluded.vacancies,
      took_ms = (kept.took_ms || excluded.took_ms)[1:${timesMax}::integer],
      people = array(select distinct mark from unnest(kept.people || excluded.people) as mark order by mark)`);
}

const sumsSchema = z.object({
  rows: z.array(
    z.object({
      /** Of which questions: in the very same place, in the state with its cities, or in the whole country. */
      basis: z.enum(["exact", "state", "country"]),
      providerId: z.string(),
      asked: z.number(),
      answers: z.number(),
      vacancies: z.number(),
      /** Median time of the answers in milliseconds, by nearest rank. */
      medianMs: z.number(),
    }),
  ),
});

export type SumOfCounts = z.infer<typeof sumsSchema>["rows"][number];

/**
 * Adds up what portals answered to the same words.
 * @param since the first day that counts, as `2026-11-21`
 * @returns for each basis and portal the sum, where at least `peopleMin` different people and `answersMin` answers are
 *   in it
 */
export async function sumCounts(
  db: Db,
  { words, state, place }: CodedQuestion,
  { since, peopleMin, answersMin }: { since: string; peopleMin: number; answersMin: number },
): Promise<SumOfCounts[]> {
  const sums = await db.execute(sql`
    with of_words as (
      select * from question_counts where words = ${words} and day >= ${since}::date
    ), counted as (
      select 'exact' as basis, of_words.* from of_words where state = ${state} and place = ${place}
      union all
      select 'state', of_words.* from of_words where state = ${state} and state <> ''
      union all
      select 'country', of_words.* from of_words
    ), sums as (
      select basis, provider_id, sum(asked)::integer as asked, sum(answers)::integer as answers,
        sum(vacancies)::integer as vacancies
      from counted
      group by basis, provider_id
      having sum(answers) >= ${answersMin}
    ), crowds as (
      select basis, provider_id
      from counted, unnest(people) as mark
      group by basis, provider_id
      having count(distinct mark) >= ${peopleMin}
    ), times as (
      select basis, provider_id, percentile_disc(0.5) within group (order by ms) as median_ms
      from counted, unnest(took_ms) as ms
      group by basis, provider_id
    )
    select basis, provider_id as "providerId", asked, answers, vacancies, median_ms as "medianMs"
    from sums
      join crowds using (basis, provider_id)
      join times using (basis, provider_id)`);
  return sumsSchema.parse(sums).rows;
}

/** @param day the first day that is kept, as `2026-11-21` */
export async function deleteCountsBefore(db: Db, day: string): Promise<void> {
  const where = lt(questionCounts.day, day);
  await deleteInBatches(db, { table: questionCounts, where, oldestFirst: questionCounts.day });
}
