import type { Outcome } from "@vagou/contract/search/outcome";

/** How a provider fails; `busy` (our own line was too long) is no failure of the provider. */
export type Failure = Exclude<Outcome, "answered" | "empty" | "busy">;

/** The stored facts about a provider that fails. */
export type FailureRecord = {
  failureCount: number;
  firstFailureAt: Date;
  lastFailureAt: Date;
  lastOutcome: Failure;
  coolDownCount: number;
  /** Null while the breaker is still closed. */
  openUntil: Date | null;
};

type Policy = {
  /** Failures in a row that open the breaker. */
  failuresToOpen: number;
  /** The first cool-down; it doubles with every probe that fails. */
  firstMs: number;
};

/** A slow portal may recover in a moment; one that blocks us does not want to be asked for longer. */
const policies: Record<Failure, Policy> = {
  timeout: { failuresToOpen: 3, firstMs: 30_000 },
  unavailable: { failuresToOpen: 3, firstMs: 30_000 },
  changed: { failuresToOpen: 3, firstMs: 2 * 60_000 },
  blocked: { failuresToOpen: 2, firstMs: 5 * 60_000 },
};

/**
 * Counts a failure and decides how long the provider is not asked: never longer than twice the
 * outage seen so far, unless the portal itself named a time.
 * @param notBefore what the portal's `Retry-After` said
 */
export function recordFailure(
  before: FailureRecord | undefined,
  failure: Failure,
  at: Date,
  notBefore: Date | null,
): FailureRecord {
  const { failuresToOpen, firstMs } = policies[failure];
  const failureCount = (before?.failureCount ?? 0) + 1;
  const firstFailureAt = before?.firstFailureAt ?? at;
  const wasOpen = (before?.openUntil ?? null) !== null;
  const opens = wasOpen || failureCount >= failuresToOpen || notBefore !== null;
  const coolDownCount = opens ? (before?.coolDownCount ?? 0) + 1 : 0;
  const outageMs = at.getTime() - firstFailureAt.getTime();
  const wantedMs = firstMs * 2 ** Math.min(coolDownCount - 1, 20);
  const coolDownMs = Math.min(wantedMs, Math.max(firstMs, 2 * outageMs));
  const openUntil = Math.max(at.getTime() + coolDownMs, notBefore?.getTime() ?? 0);
  return {
    failureCount,
    firstFailureAt,
    lastFailureAt: at,
    lastOutcome: failure,
    coolDownCount,
    openUntil: opens ? new Date(openUntil) : null,
  };
}
