import { freeRepeatMs } from "@vagou/contract/amounts";
import type { Job } from "@vagou/contract/job";
import { isAnswer, type Outcome } from "@vagou/contract/outcome";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";
import type { Deps } from "../deps.ts";
import { isInPlace } from "../postings/is-in-place.ts";
import { listPostings, savePostings } from "../postings/repository.ts";
import { toJob } from "../postings/to-job.ts";
import { findAnswer, saveAnswer } from "./repository.ts";
import type { SingleFlight } from "./single-flight.ts";

/** What is known about a question after asking, from the cache or from the provider. */
export type FoundAnswer = {
  outcome: Outcome;
  jobs: readonly Job[];
  total: number | null;
  cached: boolean;
  /** Listings elsewhere than asked, or that nobody could open. */
  dropped: number;
  skipped: number;
};

export type AskingDeps = Deps & { flights: SingleFlight<FoundAnswer> };

type Question = { provider: Provider; query: ProviderQuery; question: string };

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
    return { outcome: stored.outcome, jobs, total: stored.total, cached: true, dropped: 0, skipped: 0 };
  }
  return deps.flights.join(asked.question, signal, (shared) => ask(deps, asked, shared));
}

async function ask(
  deps: AskingDeps,
  { provider, query, question }: Question,
  signal: AbortSignal,
): Promise<FoundAnswer> {
  const answer = await deps.fetcher.ask(provider, query, signal);
  const { outcome, listings, total, skipped, causes } = answer;
  if (causes.length > 0) {
    const level = isAnswer(outcome) ? "info" : "warn";
    deps.logger[level](
      { provider: provider.id, outcome, err: causes[0], failures: causes.length },
      "a provider failed",
    );
  }
  const jobs = listings
    .filter((listing) => isInPlace(listing, query, provider))
    .map((listing) => toJob(provider.id, listing))
    .filter((job) => job !== null);
  const found = { outcome, jobs, total, cached: false, dropped: listings.length - jobs.length, skipped };
  if (isAnswer(outcome)) {
    const now = deps.clock.now();
    await deps.db.transaction(async (tx) => {
      await savePostings(tx, jobs, now);
      const jobIds = jobs.map(({ id }) => id);
      await saveAnswer(tx, { providerId: provider.id, question, outcome, total, jobIds, receivedAt: now });
    });
  }
  return found;
}
