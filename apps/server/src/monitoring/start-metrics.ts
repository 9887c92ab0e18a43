import type { Deps } from "../deps.ts";
import { buildMetricsApp } from "./metrics-app.ts";

/**
 * Opens the port of the metrics on loopback, whatever address the product itself listens on: a proxy has to be
 * told of it before it passes anybody through.
 * @returns the address Prometheus reads; null where `METRICS_PORT` is not set
 */
export async function startMetrics(deps: Deps, closers: AsyncDisposableStack): Promise<string | null> {
  const { metricsPort } = deps.config;
  if (metricsPort === null) return null;
  const app = buildMetricsApp(deps);
  closers.defer(() => app.close());
  return `${await app.listen({ host: "127.0.0.1", port: metricsPort })}/metrics`;
}
