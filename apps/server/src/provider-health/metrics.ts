import { outcomes } from "@vagou/contract/search/outcome";
import type { ProviderHealth } from "./report-health.ts";

/** The health of all providers in the text format of Prometheus. */
export function formatMetrics(reports: readonly ProviderHealth[], now: Date): string {
  const lines: string[] = [];
  const metric = (
    name: string,
    help: string,
    valuesOf: (report: ProviderHealth) => [string, number | null][],
  ) => {
    lines.push(`# HELP vagou_provider_${name} ${help}`, `# TYPE vagou_provider_${name} gauge`);
    for (const report of reports) {
      for (const [labels, value] of valuesOf(report)) {
        if (value !== null)
          lines.push(`vagou_provider_${name}{provider="${report.providerId}"${labels}} ${value}`);
      }
    }
  };
  metric("runs", "Recent runs by outcome, at most the last 60 of seven days.", (report) =>
    outcomes.map((outcome) => [`,outcome="${outcome}"`, report.outcomes[outcome] ?? 0]),
  );
  metric("seconds", "Time of a recent run.", ({ p50Ms, p95Ms }) => [
    [',quantile="0.5"', p50Ms === null ? null : p50Ms / 1000],
    [',quantile="0.95"', p95Ms === null ? null : p95Ms / 1000],
  ]);
  metric("listings", "Listings of a typical answer, now and before.", ({ medianNow, medianBefore }) => [
    [',period="now"', medianNow],
    [',period="before"', medianBefore],
  ]);
  metric("fill_rate", "Share of recent listings that fill a field.", ({ fillRates }) =>
    Object.entries(fillRates).map(([field, rate]) => [`,field="${field}"`, rate]),
  );
  metric("filter_ignored_rate", "Share of recent answers that ignored a filter.", (report) => [
    ["", report.ignoredRate],
  ]);
  metric("suspect", "1 when real traffic says that the operator should look at the adapter.", (report) => [
    ["", report.suspicions.length === 0 ? 0 : 1],
  ]);
  metric("suspended", "1 while the provider is left alone.", ({ suspendedUntil }) => [
    ["", suspendedUntil !== null && suspendedUntil > now ? 1 : 0],
  ]);
  return `${lines.join("\n")}\n`;
}
