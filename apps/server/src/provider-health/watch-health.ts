import { defaultProviderCount } from "@vagou/contract/fichas/amounts";
import type { Deps } from "../deps.ts";
import { isConfigured } from "../provider-settings/is-configured.ts";
import { chooseFirst } from "./choose-first.ts";
import { reportHealth } from "./report-health.ts";
import { noteTold } from "./note-told.ts";

/**
 * Logs when a provider becomes suspect, once for each reason, and when it recovers: once for all processes, and not again
 * when one starts anew. While a provider is suspect, its replies are kept. Chooses the providers that are selected at
 * first, and notes which ones are suspended.
 * @returns the work of one turn, which runs as a task
 */
export function createHealthWatch(
  deps: Pick<
    Deps,
    | "config"
    | "db"
    | "clock"
    | "logger"
    | "providers"
    | "suspects"
    | "firstProviders"
    | "suspendedProviders"
    | "switchedOffProviders"
  >,
): () => Promise<void> {
  const {
    db,
    clock,
    logger,
    config,
    providers,
    suspects,
    firstProviders,
    suspendedProviders,
    switchedOffProviders,
  } = deps;
  const canBeAsked = new Set(providers.filter((each) => isConfigured(each, config)).map(({ id }) => id));
  return async () => {
    const now = clock.now();
    const reports = await reportHealth(
      db,
      providers.map(({ id }) => id),
      now,
    );
    firstProviders.ids = chooseFirst(
      reports.filter(
        ({ providerId }) => canBeAsked.has(providerId) && !switchedOffProviders.ids.includes(providerId),
      ),
      defaultProviderCount,
      now,
    );
    suspendedProviders.ids = reports
      .filter(({ suspendedUntil }) => suspendedUntil !== null && suspendedUntil > now)
      .map(({ providerId }) => providerId);
    for (const { providerId, suspicions } of reports) {
      if (suspicions.length === 0) suspects.delete(providerId);
      else suspects.add(providerId);
    }
    const reasons = reports.map(({ providerId, suspicions }) => [providerId, suspicions.join("; ")] as const);
    const toTell = await noteTold(db, new Map(reasons));
    for (const { providerId, suspicions } of reports.filter((report) => toTell.has(report.providerId))) {
      if (suspicions.length === 0) logger.warn({ provider: providerId }, "a provider is well again");
      else logger.error({ provider: providerId, suspicions }, "a provider is suspect");
    }
  };
}
