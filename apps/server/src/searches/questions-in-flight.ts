import { randomUUID } from "node:crypto";
import type { Outcome } from "@vagou/contract/outcome";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { deleteInBatches } from "../db/delete-in-batches.ts";
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
  const claim = { question, owner, expiresAt: lifeFromNow, outcome: null, answerId: null };
  const claimed = await db
    .insert(questionsInFlight)
    .values(claim)
    .onConflictDoUpdate({ target: questionsInFlight.question, set: claim, setWhere: isOver })
    .returning({ owner: questionsInFlight.owner });
  if (claimed.length === 0) return null;
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
          await db.update(questionsInFlight).set({ outcome, answerId, expiresAt: lifeFromNow }).where(own);
        }
      } catch (error) {
        // The claim expires by itself; the answer still reaches this process' caller.
        logger.warn({ err: error }, "the end of a question could not be told to other processes");
      }
    },
  };
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
