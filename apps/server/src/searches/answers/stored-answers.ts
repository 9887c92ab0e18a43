import { olderAnswerMs } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../../deps.ts";
import { outcomeFromCache, type AskedSince, type FoundAnswer } from "./found-answer.ts";
import { findAnswer, findAnswerById, type StoredAnswer } from "./repository.ts";

type Finding = Pick<Deps, "db" | "clock" | "questionCodes">;

/** @returns the stored answer to this question, if it came after `since` */
export async function findStored(deps: Finding, asked: AskedSince): Promise<FoundAnswer | undefined> {
  const question = deps.questionCodes.shared(asked.question, deps.clock.now());
  const stored = await findAnswer(deps.db, question, asked.since);
  return stored && readStored(stored);
}

/**
 * @returns an answer of the last hour that is too old to be sold and is given free of charge; undefined when there is
 *   none, or when one is new enough to be sold
 */
export async function findOlderAnswer(deps: Finding, asked: AskedSince): Promise<FoundAnswer | undefined> {
  const now = deps.clock.now();
  const question = deps.questionCodes.shared(asked.question, now);
  const since = new Date(now.getTime() - olderAnswerMs);
  const stored = await findAnswer(deps.db, question, since);
  if (stored === undefined || stored.receivedAt > asked.since) return undefined;
  return { ...readStored(stored), isOlder: true };
}

/** @returns a stored answer as it was given; undefined when it is no longer stored */
export async function recallAnswer(
  deps: Pick<Deps, "db">,
  { answerId }: { answerId: string },
): Promise<FoundAnswer | undefined> {
  const stored = await findAnswerById(deps.db, answerId);
  return stored && readStored(stored);
}

function readStored({ id, outcome, total, isPartial, jobs, receivedAt }: StoredAnswer): FoundAnswer {
  return { ...outcomeFromCache(outcome), jobs, total, isPartial, answerId: id, cachedSince: receivedAt };
}
