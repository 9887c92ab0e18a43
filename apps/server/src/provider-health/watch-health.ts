import type { Deps } from "../deps.ts";
import { reportHealth } from "./report-health.ts";

/**
 * Tells the log when a provider becomes suspect, once for each reason, and when it is well again;
 * while it is suspect, its replies are kept.
 * @returns the work of one turn, to be run as a task
 */
export function createHealthWatch({ db, clock, logger, providers, suspects }: Deps): () => Promise<void> {
  let known = new Map<string, string>();
  return async () => {
    const reports = await reportHealth(
      db,
      providers.map(({ id }) => id),
      clock.now(),
    );
    for (const { providerId, suspicions } of reports) {
      const reasons = suspicions.join("; ");
      if (reasons === "") suspects.delete(providerId);
      else suspects.add(providerId);
      if (reasons === (known.get(providerId) ?? "")) continue;
      if (reasons === "") logger.warn({ provider: providerId }, "a provider is well again");
      else logger.error({ provider: providerId, suspicions }, "a provider is suspect");
    }
    known = new Map(reports.map(({ providerId, suspicions }) => [providerId, suspicions.join("; ")]));
  };
}
