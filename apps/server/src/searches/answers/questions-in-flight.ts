import { randomUUID } from "node:crypto";
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

/** `owner`: unique, and begins as all owners of its process do: see `ownersOfProcess`. */
export type Claim = { question: string; owner: string };

/** So much of an owner, which is a UUID, names its process. */
const processLength = 18;

/** @returns makes the owner of a claim of this process */
export function ownersOfProcess(): () => string {
  const own = randomUUID().slice(0, processLength);
  return () => own + randomUUID().slice(processLength);
}

/** @returns whether each claim was made. An earlier claim of the same process stands in no one's way: it asks once. */
export const insertClaim = joinStatements(async (db, claims: readonly Claim[]) => {
  const made = await db.execute(sql`
    insert into questions_in_flight (question, owner, expires_at)
    select question, owner, ${lifeFromNow}
    from jsonb_populate_recordset(null::questions_in_flight, ${jsonParameter(claims)})
    -- All processes insert in one order, so that two with the same questions cannot deadlock.
    order by question
    on conflict (question) do update
    set owner = excluded.owner, expires_at = excluded.expires_at, outcome = null,
      last_outcome = questions_in_flight.outcome
    where ${isOver} or ${processOf("questions_in_flight")} = ${processOf("excluded")}
    returning questions_in_flight.owner`);
  const owners = new Set(madeSchema.parse(made).rows.map(({ owner }) => owner));
  return claims.map(({ owner }) => owners.has(owner));
});

const madeSchema = z.object({ rows: z.array(z.object({ owner: z.string() })) });

/**
 * Tells the outcome of a question that got no answer to the processes that wait for it. They find an answer where it is
 * stored, so the claim of an answered question is only left to expire.
 *
 * A claim ends only if its owner still has it. It is an `insert` because that always finds the claim by its key. For an
 * `update` of a table that mostly has few rows, Postgres reads the whole table and with it every row that was deleted
 * since the last vacuum. A claim that was forgotten meanwhile is there again for some seconds, with its outcome.
 */
export const endClaim = joinStatements(async (db, ended: readonly (Claim & { outcome: Outcome })[]) => {
  await db.execute(sql`
    insert into questions_in_flight (question, owner, outcome, expires_at)
    select question, owner, outcome, ${lifeFromNow}
    from jsonb_populate_recordset(null::questions_in_flight, ${jsonParameter(ended)})
    order by question
    on conflict (question) do update
    set outcome = excluded.outcome, expires_at = excluded.expires_at
    where questions_in_flight.owner = excluded.owner`);
  return ended.map(() => true);
});

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
 * @param findStored looks for the answer where it is stored
 * @returns the stored answer, or the outcome of a question that got none; undefined when that process gave up or died
 * @throws the signal's reason when it is aborted
 */
export async function waitForEnd<Answer extends object>(
  db: Db,
  question: string,
  findStored: () => Promise<Answer | undefined>,
  signal: AbortSignal,
): Promise<Answer | Outcome | undefined> {
  let awaited: string | undefined;
  for (;;) {
    const [row] = await db
      .select({
        owner: questionsInFlight.owner,
        lastOutcome: questionsInFlight.lastOutcome,
        outcome: questionsInFlight.outcome,
        isExpired: sql<boolean>`${questionsInFlight.expiresAt} < clock_timestamp()`,
      })
      .from(questionsInFlight)
      .where(eq(questionsInFlight.question, question));
    // After the claim: an answer whose claim is gone by now was stored before.
    const stored = await findStored();
    if (stored !== undefined) return stored;
    if (row === undefined || row.isExpired) return undefined;
    if (row.outcome !== null) return failureOf(row.outcome);
    awaited ??= row.owner;
    if (row.owner !== awaited) return failureOf(row.lastOutcome);
    await pause(lookMs, signal);
  }
}

/** Servers of the version before end the claim of an answered question as well: its answer is found, or asked for. */
function failureOf(outcome: Outcome | null): Outcome | undefined {
  return outcome === null || isAnswer(outcome) ? undefined : outcome;
}

/** Forgets questions that no process asks or waits for any more. */
export async function deleteEndedQuestions(db: Db): Promise<void> {
  await deleteInBatches(db, {
    table: questionsInFlight,
    where: lt(questionsInFlight.expiresAt, sql`clock_timestamp()`),
    oldestFirst: questionsInFlight.expiresAt,
  });
}

/** Until when a claim holds that is made or renewed now, or its outcome is told. */
const lifeFromNow = sql`clock_timestamp() + make_interval(secs => ${lifeSeconds})`;

function processOf(row: "questions_in_flight" | "excluded"): SQL {
  return sql`left(${sql.raw(row)}.owner::text, ${sql.raw(String(processLength))})`;
}

/** Ended, or its process died. */
const isOver = sql`${questionsInFlight.outcome} is not null or ${questionsInFlight.expiresAt} < clock_timestamp()`;
