import { freeRepeatMs } from "@vagou/contract/amounts";
import type { Deps } from "../deps.ts";
import { listPostings } from "../postings/repository.ts";
import { askProvider, type Question } from "./ask-provider.ts";
import { unasked, type FoundAnswer } from "./found-answer.ts";
import { findAnswer } from "./repository.ts";
import type { SingleFlight } from "./single-flight.ts";

export type AskingDeps = Deps & { flights: SingleFlight<FoundAnswer> };

/**
 * Answers from the cache of ten minutes, else asks the provider; equal questions at one time are one.
 * @throws the signal's reason when the asker goes away
 */
export async function findOrAsk(
  deps: AskingDeps,
  asked: Question,
  signal: AbortSignal,
): Promise<FoundAnswer> {
  const since = new Date(deps.clock.now().getTime() - freeRepeatMs);
  const stored = await findAnswer(deps.db, asked.provider.id, asked.question, since);
  if (stored !== undefined) {
    const jobs = await listPostings(deps.db, stored.jobIds);
    return { ...unasked(stored.outcome, "cache"), jobs, total: stored.total, cachedSince: stored.receivedAt };
  }
  return deps.flights.join(asked.question, signal, (shared) => askProvider(deps, asked, shared));
}
