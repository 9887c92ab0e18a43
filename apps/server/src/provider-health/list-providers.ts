import { providerIds } from "@vagou/contract/search/catalogue";
import type { ResponseOf } from "@vagou/contract/api/endpoints";
import { knownRunsMin } from "@vagou/contract/limits";
import { failedOutcomes } from "@vagou/contract/search/outcome";
import type { Deps } from "../deps.ts";
import { findHindrance } from "../provider-settings/find-hindrance.ts";
import { keepForAMinute } from "../tasks/keep-for-a-minute.ts";
import { countWeeks, type Week } from "./count-weeks.ts";
import { reportHealth, type ProviderHealth } from "./report-health.ts";

type ProviderList = ResponseOf<"listProviders">;
type ProviderState = ProviderList["providers"][number];

/**
 * How each provider of the catalogue answered in the last seven days. The count is kept for a minute, because anybody
 * may ask for it.
 * @returns what answers a call
 */
export function createProviderList(
  deps: Pick<Deps, "config" | "db" | "clock" | "providers" | "switchedOffProviders">,
): () => Promise<ProviderList> {
  const lists = keepForAMinute<ProviderList>(deps, 1);
  return () => lists("all", () => listProviders(deps, { now: deps.clock.now() }));
}

/** As `createProviderList`, counted now. */
export async function listProviders(
  deps: Pick<Deps, "config" | "db" | "providers" | "switchedOffProviders">,
  { now }: { now: Date },
): Promise<ProviderList> {
  const weeks = await countWeeks(deps.db, now);
  const health = await reportHealth(deps.db, providerIds, now);
  return {
    counted_at: now.toISOString(),
    providers: health.map((judged) => {
      const { providerId: id } = judged;
      const week = weeks.get(id);
      const known = week === undefined || week.runs < knownRunsMin ? null : week;
      const state = findHindrance(id, deps) ?? stateOf(judged, { isKnown: known !== null, now });
      return { id, state, week: known && describeWeek(known) };
    }),
  };
}

function stateOf(
  { suspendedUntil, isFailing }: ProviderHealth,
  { isKnown, now }: { isKnown: boolean; now: Date },
): ProviderState["state"] {
  if (suspendedUntil !== null && suspendedUntil > now) return "suspended";
  if (!isKnown) return "unknown";
  return isFailing ? "failing" : "answering";
}

function describeWeek(week: Week): ProviderState["week"] {
  const { runs, outcomes, answers, answerP50Ms, lastAnswerAt, failingSince } = week;
  return {
    runs,
    answered: outcomes.answered,
    empty: outcomes.empty,
    failures: failedOutcomes
      .map((outcome) => ({ outcome, count: outcomes[outcome] }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count),
    median_ms: answers < knownRunsMin ? null : answerP50Ms,
    last_answer_at: toMinute(lastAnswerAt),
    failing_since: toMinute(failingSince),
  };
}

/** To the minute: more would tell something about the person who asked, and nothing more about the portal. */
function toMinute(instant: Date | null): string | null {
  return instant === null ? null : new Date(Math.floor(instant.getTime() / 60_000) * 60_000).toISOString();
}
