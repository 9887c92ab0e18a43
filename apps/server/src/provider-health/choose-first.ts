import type { ProviderId } from "@vagou/contract/search/catalogue";
import { isAnswer, outcomes } from "@vagou/contract/search/outcome";
import type { ProviderHealth } from "./report-health.ts";

/** With fewer runs, a provider counts as one that always answers. */
const runsMin = 20;
const reliableShareMin = 0.8;

/**
 * The providers that are selected at first for a person who has chosen none: those that answer, in the order of the
 * catalogue, and if they are too few, the others by the share of their runs that answered.
 * @param reports of the providers that can be asked, in the order of the catalogue
 */
export function chooseFirst(
  reports: readonly Pick<ProviderHealth, "providerId" | "runs" | "outcomes" | "suspendedUntil">[],
  count: number,
  now: Date,
): ProviderId[] {
  const judged = reports.map(({ providerId, runs, outcomes: told, suspendedUntil }) => {
    const answers = outcomes.filter(isAnswer).reduce((sum, outcome) => sum + (told[outcome] ?? 0), 0);
    const share = runs < runsMin ? 1 : answers / runs;
    const isSuspended = suspendedUntil !== null && suspendedUntil > now;
    return { providerId, share: isSuspended ? 0 : share };
  });
  const reliable = judged.filter(({ share }) => share >= reliableShareMin);
  const others = judged
    .filter(({ share }) => share < reliableShareMin)
    .toSorted((one, other) => other.share - one.share);
  return [...reliable, ...others].slice(0, count).map(({ providerId }) => providerId);
}
