import type { Deps } from "../deps.ts";
import { buildMetricsApp } from "./metrics-app.ts";

/**
 * Opens the port of the metrics, always on loopback: other machines reach it only if an operator configures a proxy
 * for it.
 * @returns the address that Prometheus reads; null when `METRICS_PORT` is not set
 */
export async function startMetrics(
  deps: Pick<Deps, "config" | "db" | "clock" | "logger" | "providers" | "lines">,
  closers: AsyncDisposableStack,
): Promise<string | null> {
  const { metricsPort } = deps.config;
  if (metricsPort === null) return null;
  const app = buildMetricsApp(deps);
  closers.defer(() => app.close());
  return `${await app.listen({ host: "127.0.0.1", port: metricsPort })}/metrics`;
}
