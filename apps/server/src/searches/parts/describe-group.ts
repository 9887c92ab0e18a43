import type { ProviderGroup } from "@vagou/contract/api/answers";
import { providerLabel } from "@vagou/contract/search/catalogue";
import { isAnswer, outcomeMessages } from "@vagou/contract/search/outcome";
import type { PackedJobs } from "../../postings/kept/packed-jobs.ts";
import type { SettledPart } from "./settle-part.ts";

/** A provider's part of a search, as the API gives it, with its postings still packed. */
export type PackedGroup = Omit<ProviderGroup, "jobs"> & { jobs: PackedJobs };

export function describeGroup(
  providerId: string,
  { found, fichas, tookMs }: SettledPart,
  now: Date,
): PackedGroup {
  const { outcome, jobs, total, isPartial, cachedSince } = found;
  return {
    name: providerId,
    display_name: providerLabel(providerId),
    count: jobs.ids.length,
    total,
    jobs,
    has_error: !isAnswer(outcome),
    outcome,
    ...(!isAnswer(outcome) && { error: outcomeMessages[outcome] }),
    ...(isPartial && { is_partial: true }),
    took_ms: tookMs,
    cached: cachedSince !== null,
    age_s:
      cachedSince === null ? null : Math.max(0, Math.round((now.getTime() - cachedSince.getTime()) / 1000)),
    fichas,
  };
}
