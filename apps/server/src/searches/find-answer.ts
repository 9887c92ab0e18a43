import type { Deps } from "../deps.ts";
import { listPostings } from "../postings/repository.ts";
import { askProvider, type Question } from "./ask-provider.ts";
import { unasked, type FoundAnswer } from "./found-answer.ts";
import { findAnswer, findAnswerById, type StoredAnswer } from "./repository.ts";
import type { SingleFlight } from "./single-flight.ts";

export type AskingDeps = Deps & { flights: SingleFlight<FoundAnswer> };

/**
 * Answers with what the provider answered after `since`, else asks it; equal questions at one time are one.
 * @throws the signal's reason when the asker goes away
 */
export async function findOrAsk(
  deps: AskingDeps,
  asked: Question & { since: Date },
  signal: AbortSignal,
): Promise<FoundAnswer> {
  const stored = await findAnswer(deps.db, asked.provider.id, asked.question, asked.since);
  if (stored !== undefined) return readStored(deps, stored);
  return deps.flights.join(asked.question, signal, (shared) => askProvider(deps, asked, shared));
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
  return { ...unasked(outcome, "cache"), jobs, total, isPartial, answerId: id, cachedSince: receivedAt };
}
