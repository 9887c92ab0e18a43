import { freeRepeatMs } from "@vagou/contract/amounts";
import type { Job } from "@vagou/contract/job";
import type { Outcome } from "@vagou/contract/outcome";
import type { Deps } from "../deps.ts";
import { listPostings } from "../postings/repository.ts";
import { askProvider, type Question } from "./ask-provider.ts";
import { findAnswer } from "./repository.ts";
import type { SingleFlight } from "./single-flight.ts";

/** What is known about a question after asking, from the cache or from the provider. */
export type FoundAnswer = {
  outcome: Outcome;
  jobs: readonly Job[];
  total: number | null;
  /** When a cached answer was given; null for one that was just given. */
  cachedSince: Date | null;
  /** Listings elsewhere than asked, or that nobody could open. */
  dropped: number;
  skipped: number;
};

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
    return {
      outcome: stored.outcome,
      jobs,
      total: stored.total,
      cachedSince: stored.receivedAt,
      dropped: 0,
      skipped: 0,
    };
  }
  return deps.flights.join(asked.question, signal, (shared) => askProvider(deps, asked, shared));
}
