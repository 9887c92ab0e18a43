import { eq, lt, sql } from "drizzle-orm";
import { buildOnce } from "../../db/statements/build-once.ts";
import type { Db } from "../../db/client.ts";
import { startOfDay } from "../../calendar.ts";
import { jsonParameter } from "../../db/statements/json-parameter.ts";
import { joinStatements } from "../../db/statements/join-statements.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import {
  answeredQuestions,
  keptAnswers,
  postingPacks,
  providerAnswers,
  providerRuns,
} from "../../db/schema/searches.ts";
import { noJobs, packJobs, type PackedJobs } from "../../postings/kept/packed-jobs.ts";
import { listFormerPostings } from "../../postings/kept/repository.ts";
import { rowsAsJson } from "../../db/statements/rows-as-json.ts";
import type { CodesOfDays } from "../questions/question-codes.ts";

export type StoredAnswer = typeof keptAnswers.$inferSelect & { jobs: PackedJobs };
export type ProviderRun = typeof providerRuns.$inferSelect;

/** @returns the last answer to a question if it came after `since` */
export function findAnswer(db: Db, question: CodesOfDays, since: Date): Promise<StoredAnswer | undefined> {
  return findLast(db, { question, since });
}

const findLast = joinStatements(async (db, calls: readonly { question: CodesOfDays; since: Date }[]) => {
  const asked = calls.map(({ question, since }, place) => ({ place, question, since }));
  const rows = await findAsked(db).execute({ asked: JSON.stringify(asked) });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return calls.map((_call, place) => {
    const row = byPlace.get(place);
    return row && withJobs(row);
  });
});

const findAsked = buildOnce((db) =>
  db
    .select({ place: sql<number>`asked.place`, kept_answers: keptAnswers, posting_packs: postingPacks })
    .from(
      sql`jsonb_to_recordset(${sql.placeholder("asked")}::text::jsonb)
          as asked(place integer, question text[], since timestamptz)`,
    )
    .innerJoin(
      keptAnswers,
      // Code by code: asked for any of several codes, Postgres would read every answer since then, newest first. And as
      // an array of one, because Postgres would read the whole table to join it on one value.
      sql`${keptAnswers.id} = any(array(
          select answer.id
          from unnest(asked.question) as code,
            lateral (
              select id, received_at from kept_answers
              where question = code and received_at > asked.since
              order by received_at desc
              limit 1
            ) as answer
          order by answer.received_at desc
          limit 1
        ))`,
    )
    // As an array for the same reason: Postgres would read the postings of all answers to join those of a few.
    .leftJoin(postingPacks, sql`${postingPacks.id} = any(array[${keptAnswers.packId}])`)
    .prepare("find_answers"),
);

/** @returns the answer with this id, if it is still stored */
export async function findAnswerById(db: Db, id: string): Promise<StoredAnswer | undefined> {
  const [row] = await db
    .select()
    .from(keptAnswers)
    .leftJoin(postingPacks, eq(postingPacks.id, keptAnswers.packId))
    .where(eq(keptAnswers.id, id));
  return row === undefined ? findFormerAnswer(db, id) : withJobs(row);
}

function withJobs({
  kept_answers: answer,
  posting_packs: pack,
}: {
  kept_answers: typeof keptAnswers.$inferSelect;
  posting_packs: typeof postingPacks.$inferSelect | null;
}): StoredAnswer {
  const jobs = pack === null ? noJobs : { id: pack.id, ids: pack.jobIds, frame: pack.frame };
  return { ...answer, jobs };
}

/** An answer that a version before packs stored. A request key may still name it for ten minutes. */
async function findFormerAnswer(db: Db, id: string): Promise<StoredAnswer | undefined> {
  const [answer] = await db.select().from(providerAnswers).where(eq(providerAnswers.id, id));
  if (answer === undefined) return undefined;
  return { ...answer, packId: null, jobs: packJobs(await listFormerPostings(db, answer.jobIds)) };
}

/**
 * An answer to store; `packId` is left out where it has no posting. `lastingQuestion`: the code of the question on all
 * days. `isWhole`: a vacancy that it does not hold is not at the portal for this question.
 */
export type NewAnswer = Omit<typeof keptAnswers.$inferSelect, "packId"> & {
  lastingQuestion: string;
  isWhole: boolean;
  jobs: PackedJobs;
};

/**
 * Stores a provider's answer with its postings, so that it can be given again, and each vacancy opened by its id. Equal
 * postings are stored once and written again only on another day. The times of their first and last finding are stored
 * as days: an exact time would lead to the person who paid for a search at that time.
 *
 * The same statement notes on which days the question was answered with these postings (`answeredQuestions`), because a
 * search has one for each of its portals.
 */
export const saveAnswer = joinStatements(async (db, answers: readonly NewAnswer[]) => {
  let framesEnd = 0;
  const rows = answers.map(({ jobs, ...answer }) => ({
    ...answer,
    packId: jobs.ids.length === 0 ? null : jobs.id,
    answerId: jobs.id,
    jobIds: jobs.ids,
    frameLength: jobs.frame.length,
    frameEnd: (framesEnd += jobs.frame.length),
    seenAt: startOfDay(answer.receivedAt),
  }));
  // All frames as they are, one behind the other: within the rows' text they would have to be encoded and decoded.
  const frames = Buffer.concat(answers.map(({ jobs }) => jobs.frame));
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${jsonParameter(rows)}) as given(
        "id" uuid, "providerId" text, "question" text, "outcome" text, "total" integer, "isPartial" boolean,
        "packId" text, "receivedAt" timestamptz, "jobIds" text[], "frameLength" integer, "frameEnd" integer,
        "seenAt" timestamptz, "answerId" text, "lastingQuestion" text, "isWhole" boolean)
    ), packs as (
      insert into posting_packs (id, provider_id, job_ids, frame, first_seen_at, last_seen_at)
      select distinct on ("packId")
        "packId", "providerId", "jobIds",
        substring(${frames}::bytea from "frameEnd" - "frameLength" + 1 for "frameLength"),
        "seenAt", "seenAt"
      from given
      where "packId" is not null
      -- All processes insert in one order, so that two with the same packs cannot deadlock.
      order by "packId"
      on conflict (id) do update set last_seen_at = excluded.last_seen_at
      where posting_packs.last_seen_at < excluded.last_seen_at
    ), days as (
      insert into answered_questions (question, pack_id, last_at, first_whole_at, last_whole_at)
      select
        "lastingQuestion", "answerId", max("seenAt"),
        min("seenAt") filter (where "isWhole"), max("seenAt") filter (where "isWhole")
      from given
      group by "lastingQuestion", "answerId"
      order by "lastingQuestion", "answerId"
      on conflict (question, pack_id) do update set
        last_at = greatest(answered_questions.last_at, excluded.last_at),
        first_whole_at = least(answered_questions.first_whole_at, excluded.first_whole_at),
        last_whole_at = greatest(answered_questions.last_whole_at, excluded.last_whole_at)
      -- Once a day is enough.
      where answered_questions.last_at < excluded.last_at
        or coalesce(answered_questions.last_whole_at, '-infinity') < excluded.last_whole_at
    )
    insert into kept_answers (id, provider_id, question, outcome, total, is_partial, pack_id, received_at)
    select "id", "providerId", "question", "outcome", "total", "isPartial", "packId", "receivedAt"
    from given`);
  return answers.map(({ id }) => id);
});

/** Stores how portals answered. */
export async function insertRuns(db: Db, runs: readonly ProviderRun[]): Promise<void> {
  await db.execute(sql`
    insert into provider_runs
      (id, provider_id, outcome, job_count, dropped_count, skipped_count, took_ms, source, created_at, listing_count,
       filled, ignored)
    select
      id, provider_id, outcome, job_count, dropped_count, skipped_count, took_ms, source, created_at, listing_count,
      filled, ignored
    from jsonb_populate_recordset(null::provider_runs, ${rowsAsJson(providerRuns, runs)})`);
}

/** Deletes answers that were given before an instant. */
export async function deleteAnswersBefore(db: Db, before: Date): Promise<void> {
  for (const table of [keptAnswers, providerAnswers]) {
    const { receivedAt } = table;
    await deleteInBatches(db, { table, where: lt(receivedAt, before), oldestFirst: receivedAt });
  }
}

/** Deletes what was answered before a day; see `answeredQuestions`. */
export async function deleteAnsweredQuestionsBefore(db: Db, before: Date): Promise<void> {
  const { lastAt } = answeredQuestions;
  await deleteInBatches(db, { table: answeredQuestions, where: lt(lastAt, before), oldestFirst: lastAt });
}

/** Deletes the provider runs before an instant; what they cost stays in the ledger. */
export async function deleteRunsBefore(db: Db, before: Date): Promise<void> {
  const { createdAt } = providerRuns;
  await deleteInBatches(db, { table: providerRuns, where: lt(createdAt, before), oldestFirst: createdAt });
}
