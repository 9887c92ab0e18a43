import { randomUUID } from "node:crypto";
import type { Outcome } from "@vagou/contract/outcome";
import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
import { joinStatements } from "../db/join-statements.ts";
import { questionsInFlight } from "../db/schema/searches.ts";
import type { Deps } from "../deps.ts";
import { pause } from "../asking/etiquette/pause.ts";
import type { FoundAnswer } from "./found-answer.ts";

/** How long others wait for a process that died. */
const lifeSeconds = 12;
/** How often the process that asks renews its claim. */
const renewMs = 4_000;
/** How often a waiting process looks for the answer of the other one. */
const lookMs = 500;

/** A lease: this process asks the question and no other process does. */
export type ClaimedQuestion = {
  /** Tells the waiting processes. @param found undefined when the question was given up: another process asks then */
  end(found: Pick<FoundAnswer, "outcome" | "answerId"> | undefined): Promise<void>;
};

export type EndedQuestion = { outcome: Outcome; answerId: string | null };

/** @returns null while another process asks this question */
export async function claimQuestion(
  { db, logger }: Pick<Deps, "db" | "logger">,
  question: string,
): Promise<ClaimedQuestion | null> {
  const owner = randomUUID();
  const own = and(eq(questionsInFlight.question, question), eq(questionsInFlight.owner, owner));
  if (!(await insertClaim(db, { question, owner }))) return null;
  const renewal = setInterval(() => {
    db.update(questionsInFlight)
      .set({ expiresAt: lifeFromNow })
      .where(own)
      .catch((error: unknown) => logger.warn({ err: error }, "a question's claim could not be renewed"));
  }, renewMs);
  return {
    end: async (found) => {
      clearInterval(renewal);
      try {
        if (found === undefined) await db.delete(questionsInFlight).where(own);
        else {
          const { outcome, answerId } = found;
          await endClaim(db, { question, owner, outcome, answerId });
        }
      } catch (error) {
        // The claim expires by itself; the answer still reaches this process' caller.
        logger.warn({ err: error }, "the end of a question could not be told to other processes");
      }
    },
  };
}

type Claim = { question: string; owner: string };

/** @returns whether each claim was made */
const insertClaim = joinStatements(async (db, claims: readonly Claim[]) => {
  const made = await db.execute(sql`
    insert into questions_in_flight (question, owner, expires_at)
    select question, owner, ${lifeFromNow}
    from jsonb_populate_recordset(null::questions_in_flight, ${rowsAsText(claims)})
    -- All processes insert in one order, so that two with the same questions cannot deadlock.
    order by question
    on conflict (question) do update
    set owner = excluded.owner, expires_at = excluded.expires_at, outcome = null, answer_id = null
    where ${isOver}
    returning questions_in_flight.owner`);
  const owners = new Set(madeSchema.parse(made).rows.map(({ owner }) => owner));
  return claims.map(({ owner }) => owners.has(owner));
});

const madeSchema = z.object({ rows: z.array(z.object({ owner: z.string() })) });

const endClaim = joinStatements(async (db, ended: readonly (Claim & EndedQuestion)[]) => {
  const rows = ended.map(({ answerId, ...claim }) => ({ ...claim, answer_id: answerId }));
  await db.execute(sql`
    update questions_in_flight as claim
    set outcome = ended.outcome, answer_id = ended.answer_id, expires_at = ${lifeFromNow}
    from jsonb_populate_recordset(null::questions_in_flight, ${rowsAsText(rows)}) as ended
    where claim.question = ended.question and claim.owner = ended.owner
      -- Without statistics of a new table, Postgres would read all claims to join a few.
      and claim.question = any(${sql.param(ended.map(({ question }) => question))})`);
  return ended.map(() => true);
});

function rowsAsText(rows: readonly object[]): SQL {
  return sql`${JSON.stringify(rows)}::text::jsonb`;
}

/**
 * Waits until another process has an answer to a question.
 * @returns undefined when that process gave up or died
 * @throws the signal's reason when it is aborted
 */
export async function waitForEnd(
  db: Db,
  question: string,
  signal: AbortSignal,
): Promise<EndedQuestion | undefined> {
  for (;;) {
    const [row] = await db
      .select({
        outcome: questionsInFlight.outcome,
        answerId: questionsInFlight.answerId,
        isExpired: sql<boolean>`${questionsInFlight.expiresAt} < clock_timestamp()`,
      })
      .from(questionsInFlight)
      .where(eq(questionsInFlight.question, question));
    if (row === undefined || row.isExpired) return undefined;
    if (row.outcome !== null) return { outcome: row.outcome, answerId: row.answerId };
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

const lifeFromNow = sql`clock_timestamp() + make_interval(secs => ${lifeSeconds})`;

/** Ended, or its process died. */
const isOver = sql`${questionsInFlight.outcome} is not null or ${questionsInFlight.expiresAt} < clock_timestamp()`;
