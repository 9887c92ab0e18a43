import { isAnswer, type Outcome } from "@vagou/contract/search/outcome";
import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { deleteInBatches } from "../../db/statements/delete-in-batches.ts";
import { jsonParameter } from "../../db/statements/json-parameter.ts";
import { joinStatements } from "../../db/statements/join-statements.ts";
import { questionsInFlight } from "../../db/schema/searches.ts";
import { pause } from "../../asking/etiquette/pause.ts";

/** How long others wait for a process that died. */
const lifeSeconds = 12;
/** How often a waiting process looks for the answer of the other one. */
const lookMs = 500;

export type EndedQuestion = { outcome: Outcome; answerId: string | null };

export type Claim = { question: string; owner: string };

/** @returns whether each claim was made */
export const insertClaim = joinStatements(async (db, claims: readonly Claim[]) => {
  const made = await db.execute(sql`
    insert into questions_in_flight (question, owner, expires_at)
    select question, owner, ${lifeFromNow}
    from jsonb_populate_recordset(null::questions_in_flight, ${jsonParameter(claims)})
    -- All processes insert in one order, so that two with the same questions cannot deadlock.
    order by question
    on conflict (question) do update
    set owner = excluded.owner, expires_at = excluded.expires_at, outcome = null, answer_id = null,
      last_outcome = questions_in_flight.outcome
    where ${isOver}
    returning questions_in_flight.owner`);
  const owners = new Set(madeSchema.parse(made).rows.map(({ owner }) => owner));
  return claims.map(({ owner }) => owners.has(owner));
});

const madeSchema = z.object({ rows: z.array(z.object({ owner: z.string() })) });

/** Tells the outcome of a question that stores no answer to the processes that wait for it; others: `saveAnswer`. */
export const endClaim = joinStatements(async (db, ended: readonly (Claim & EndedQuestion)[]) => {
  const rows = ended.map(({ answerId, ...claim }) => ({ ...claim, answer_id: answerId }));
  await db.execute(sql`
    insert into questions_in_flight (question, owner, outcome, answer_id, expires_at)
    select question, owner, outcome, answer_id, ${lifeFromNow}
    from jsonb_populate_recordset(null::questions_in_flight, ${jsonParameter(rows)})
    order by question
    ${endOwnClaim}`);
  return ended.map(() => true);
});

/**
 * The end of an `insert` of ended claims: a claim ends only if its owner still has it. It is an `insert` because that
 * always finds the claim by its key. For an `update` of a table that mostly has few rows, Postgres reads the whole table
 * and with it every row that was deleted since the last vacuum. A claim that was forgotten meanwhile is there again for
 * some seconds, with its outcome.
 */
export const endOwnClaim = sql`
    on conflict (question) do update
    set outcome = excluded.outcome, answer_id = excluded.answer_id, expires_at = excluded.expires_at
    where questions_in_flight.owner = excluded.owner`;

/** A claim that another statement is ending is left out, so that neither waits for the other. */
export async function prolongClaims(db: Db, claims: readonly Claim[]): Promise<void> {
  await db.execute(sql`
    update questions_in_flight
    set expires_at = ${lifeFromNow}
    where question in (
      select question from questions_in_flight
      where question = any(${sql.param(claims.map(({ question }) => question))})
        and owner = any(${sql.param(claims.map(({ owner }) => owner))}::uuid[])
      for update skip locked
    )`);
}

export async function deleteClaim(db: Db, claim: Claim): Promise<void> {
  await db.delete(questionsInFlight).where(isOwn(claim));
}

function isOwn({ question, owner }: Claim): SQL | undefined {
  return and(eq(questionsInFlight.question, question), eq(questionsInFlight.owner, owner));
}

/**
 * Waits until another process has an answer to a question. When a further process asks the same question in the moment
 * in which the first has no answer, those who waited for the first are told so, and do not wait for the further one too.
 * @returns undefined when that process gave up or died, or its answer is stored
 * @throws the signal's reason when it is aborted
 */
export async function waitForEnd(
  db: Db,
  question: string,
  signal: AbortSignal,
): Promise<EndedQuestion | undefined> {
  let awaited: string | undefined;
  for (;;) {
    const [row] = await db
      .select({
        owner: questionsInFlight.owner,
        lastOutcome: questionsInFlight.lastOutcome,
        outcome: questionsInFlight.outcome,
        answerId: questionsInFlight.answerId,
        isExpired: sql<boolean>`${questionsInFlight.expiresAt} < clock_timestamp()`,
      })
      .from(questionsInFlight)
      .where(eq(questionsInFlight.question, question));
    if (row === undefined || row.isExpired) return undefined;
    if (row.outcome !== null) return { outcome: row.outcome, answerId: row.answerId };
    awaited ??= row.owner;
    if (row.owner !== awaited) {
      const { lastOutcome } = row;
      return lastOutcome === null || isAnswer(lastOutcome)
        ? undefined
        : { outcome: lastOutcome, answerId: null };
    }
    await pause(lookMs, signal);
  }
}

/** Forgets questions that no process asks or waits for any more. */
export async function deleteEndedQuestions(db: Db): Promise<void> {
  await deleteInBatches(db, {
    table: questionsInFlight,
    where: lt(questionsInFlight.expiresAt, sql`clock_timestamp()`),
    oldestFirst: questionsInFlight.expiresAt,
  });
}

/** Until when a claim holds that is made, renewed or ended now. */
export const lifeFromNow = sql`clock_timestamp() + make_interval(secs => ${lifeSeconds})`;

/** Ended, or its process died. */
const isOver = sql`${questionsInFlight.outcome} is not null or ${questionsInFlight.expiresAt} < clock_timestamp()`;
