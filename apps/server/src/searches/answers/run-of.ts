import { randomUUID } from "node:crypto";
import type { FoundAnswer } from "./found-answer.ts";
import type { ProviderRun } from "./repository.ts";

/** @returns how the portal answered, without the person, the question, and the fields that no listing fills */
export function runOf(
  providerId: string,
  { found, tookMs, at }: { found: FoundAnswer; tookMs: number; at: Date },
): ProviderRun {
  return {
    id: randomUUID(),
    providerId,
    outcome: found.outcome,
    jobCount: found.jobs.ids.length,
    droppedCount: found.dropped,
    skippedCount: found.skipped,
    tookMs,
    source: found.source,
    createdAt: at,
    listingCount: found.facts?.listingCount ?? 0,
    filled: Object.fromEntries(Object.entries(found.facts?.filled ?? {}).filter(([, count]) => count > 0)),
    ignored: found.facts?.ignored ?? [],
  };
}
