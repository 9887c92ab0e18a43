import { olderAnswerMs } from "@vagou/contract/amounts";
import type { Deps } from "../deps.ts";
import { listPostings } from "../postings/repository.ts";
import { outcomeFromCache, type AskedSince, type FoundAnswer } from "./found-answer.ts";
import { findAnswer, findAnswerById, type StoredAnswer } from "./repository.ts";

type Finding = Pick<Deps, "db" | "clock" | "questionCodes">;

/** @returns what is kept of an answer to this question that came after `since` */
export async function findStored(deps: Finding, asked: AskedSince): Promise<FoundAnswer | undefined> {
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
