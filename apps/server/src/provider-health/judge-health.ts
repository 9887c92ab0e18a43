import { isAnswer, type Outcome } from "@vagou/contract/search/outcome";
import { healthFields } from "./describe-listings.ts";

/** The stored facts of a run that asked the provider, not the cache. */
export type RunFacts = {
  outcome: Outcome;
  tookMs: number;
  listingCount: number;
  filled: Readonly<Record<string, number>>;
  ignored: readonly string[];
};

export type Health = {
  runs: number;
  outcomes: Partial<Record<Outcome, number>>;
  /** Milliseconds; null without runs. */
  p50Ms: number | null;
  p95Ms: number | null;
  /** Median number of listings of the recent answers, and of those before them. */
  medianNow: number | null;
  medianBefore: number | null;
  /** Field → share of recent listings that fill it, 0 to 1. */
  fillRates: Record<string, number>;
  /** Share of recent answers in which a filter was ignored. */
  ignoredRate: number;
  /** True when most of the latest runs failed. */
  isFailing: boolean;
  /** Why the operator should check the adapter; empty when there is no sign of a fault. */
  suspicions: string[];
};

/** The newest answers are compared with those before them. */
const recentRuns = 10;
const baselineRunsMin = 10;
/** After a change of layout an adapter rarely fails completely: it finds fewer listings. */
const medianDropTo = 0.7;
/** A field has vanished when at least this share of listings had it before, and at most the second share has it now. */
const usualFillMin = 0.5;
const vanishedFillMax = 0.05;
const failureShareMax = 0.5;
const failureRunsMin = 5;

/** Judges a provider by its real traffic. Pure. @param runs newest first */
export function judgeHealth(runs: readonly RunFacts[]): Health {
  const answers = runs.filter((run) => isAnswer(run.outcome));
  const recent = answers.slice(0, recentRuns);
  const before = answers.slice(recentRuns);
  const times = runs.map(({ tookMs }) => tookMs);
  const outcomes: Partial<Record<Outcome, number>> = {};
  for (const { outcome } of runs) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  const health = {
    runs: runs.length,
    outcomes,
    p50Ms: quantile(times, 0.5),
    p95Ms: quantile(times, 0.95),
    medianNow: medianCount(recent),
    medianBefore: medianCount(before),
    fillRates: Object.fromEntries(healthFields.map((field) => [field, fillRate(recent, field)])),
    ignoredRate:
      recent.length === 0 ? 0 : recent.filter(({ ignored }) => ignored.length > 0).length / recent.length,
  };
  const failures = suspectFailures(runs);
  return {
    ...health,
    isFailing: failures.length > 0,
    suspicions: [...failures, ...suspectAnswers(recent, before)],
  };
}

function suspectFailures(runs: readonly RunFacts[]): string[] {
  const latest = runs.slice(0, recentRuns);
  const failed = latest.filter((run) => !isAnswer(run.outcome));
  if (latest.length < failureRunsMin || failed.length / latest.length <= failureShareMax) return [];
  return [`${failed.length} of the last ${latest.length} runs failed, last as ${failed[0]?.outcome}`];
}

function suspectAnswers(recent: readonly RunFacts[], before: readonly RunFacts[]): string[] {
  if (recent.length < recentRuns || before.length < baselineRunsMin) return [];
  const suspicions: string[] = [];
  const now = medianCount(recent) ?? 0;
  const usual = medianCount(before) ?? 0;
  if (now < usual * medianDropTo)
    suspicions.push(`a typical answer holds ${now} listings, it used to be ${usual}`);
  for (const field of healthFields) {
    const vanished = fillRate(before, field) >= usualFillMin && fillRate(recent, field) <= vanishedFillMax;
    if (vanished && hasListings(recent)) suspicions.push(`the field ${field} vanished`);
  }
  const ignoring = recent.filter(({ ignored }) => ignored.length > 0);
  if (ignoring.length > recent.length / 2)
    suspicions.push(`the ${ignoring[0]?.ignored[0]} filter is ignored`);
  return suspicions;
}

function hasListings(runs: readonly RunFacts[]): boolean {
  return runs.some(({ listingCount }) => listingCount > 0);
}

function fillRate(runs: readonly RunFacts[], field: string): number {
  const listings = runs.reduce((sum, { listingCount }) => sum + listingCount, 0);
  const filled = runs.reduce((sum, run) => sum + (run.filled[field] ?? 0), 0);
  return listings === 0 ? 0 : filled / listings;
}

function medianCount(runs: readonly RunFacts[]): number | null {
  return quantile(
    runs.map(({ listingCount }) => listingCount),
    0.5,
  );
}

/** The nearest-rank quantile. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
