import { olderAnswerMs } from "@vagou/contract/amounts";
import type { Deps } from "../deps.ts";
import { listPostings } from "../postings/repository.ts";
import { askProvider } from "../asking/ask-provider.ts";
import { outcomeFromCache, type FoundAnswer, type Question } from "./found-answer.ts";
import { keepAnswer } from "./keep-answer.ts";
import { claimQuestion, waitForEnd, type ClaimedQuestion } from "./questions-in-flight.ts";
import { findAnswer, findAnswerById, type StoredAnswer } from "./repository.ts";

export type AskedSince = Question & { since: Date };

/**
 * Answers with what the provider answered after `since`, else asks it; equal questions at one time are one.
 * @throws the signal's reason when the asker goes away
 */
export async function findOrAsk(deps: Deps, asked: AskedSince, signal: AbortSignal): Promise<FoundAnswer> {
  const stored = await findStored(deps, asked);
  return stored ?? deps.flights.join(asked.question, signal, (shared) => askOnce(deps, asked, shared));
}

/** Equal questions in several processes are one too: one asks, the others wait for what it hears. */
async function askOnce(deps: Deps, asked: AskedSince, signal: AbortSignal): Promise<FoundAnswer> {
  // The embedded database has one process.
  if (deps.config.databaseUrl === null) return askAndKeep(deps, asked, signal);
  for (;;) {
    const [code] = deps.questionCodes.shared(asked.question, deps.clock.now());
    const claim = await claimQuestion(deps, code);
    if (claim !== null) return askAsOwner(deps, asked, claim, signal);
    const ended = await waitForEnd(deps.db, code, signal);
    if (ended === undefined) continue;
    const answer = ended.answerId === null ? undefined : await recallAnswer(deps, ended.answerId);
    return answer ?? outcomeFromCache(ended.outcome);
  }
}

async function askAsOwner(
  deps: Deps,
  asked: AskedSince,
  claim: ClaimedQuestion,
  signal: AbortSignal,
): Promise<FoundAnswer> {
  let found: FoundAnswer | undefined;
  try {
    // Another process may have been answered between the look before and this claim.
    found = (await findStored(deps, asked)) ?? (await askAndKeep(deps, asked, signal));
    return found;
  } finally {
    await claim.end(found);
  }
}

async function askAndKeep(deps: Deps, asked: Question, signal: AbortSignal): Promise<FoundAnswer> {
  return keepAnswer(deps, asked, await askProvider(deps, asked, signal));
}

type Finding = Pick<Deps, "db" | "clock" | "questionCodes">;

async function findStored(deps: Finding, asked: AskedSince): Promise<FoundAnswer | undefined> {
  const question = deps.questionCodes.shared(asked.question, deps.clock.now());
  const stored = await findAnswer(deps.db, asked.provider.id, question, asked.since);
  return stored && readStored(deps, stored);
}

/**
 * @returns an answer of the last hour that is older than what is sold, to be given for nothing; undefined when
 *   there is none, or one that is new enough to be sold
 */
export async function findOlderAnswer(deps: Finding, asked: AskedSince): Promise<FoundAnswer | undefined> {
  const now = deps.clock.now();
  const question = deps.questionCodes.shared(asked.question, now);
  const since = new Date(now.getTime() - olderAnswerMs);
  const stored = await findAnswer(deps.db, asked.provider.id, question, since);
  if (stored === undefined || stored.receivedAt > asked.since) return undefined;
  return { ...(await readStored(deps, stored)), isOlder: true };
}

/** @returns an answer as it was given; undefined when it is no longer kept */
export async function recallAnswer(
  deps: Pick<Deps, "db">,
  answerId: string,
): Promise<FoundAnswer | undefined> {
  const stored = await findAnswerById(deps.db, answerId);
  return stored && readStored(deps, stored);
}

async function readStored(
  { db }: Pick<Deps, "db">,
  { id, outcome, total, isPartial, jobIds, receivedAt }: StoredAnswer,
): Promise<FoundAnswer> {
  const jobs = await listPostings(db, jobIds);
  return { ...outcomeFromCache(outcome), jobs, total, isPartial, answerId: id, cachedSince: receivedAt };
}
