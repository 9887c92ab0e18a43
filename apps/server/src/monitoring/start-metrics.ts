import type { Deps } from "../deps.ts";
import type { Database } from "../db/client.ts";
import { createProcessMeasures } from "./measure-process.ts";
import { buildMetricsApp } from "./metrics-app.ts";
import type { RequestMeasures } from "./request-measures.ts";

type Own = {
  /** The requests that people make. */
  requests: RequestMeasures;
  database: Pick<Database, "connections">;
  closers: AsyncDisposableStack;
};

/**
 * Opens the port of the metrics, always on loopback: other machines reach it only if an operator configures a proxy
 * for it.
 * @returns the address that Prometheus reads; null when `METRICS_PORT` is not set
 */
export async function startMetrics(
  deps: Pick<Deps, "config" | "db" | "clock" | "logger" | "providers" | "lines">,
  { requests, database, closers }: Own,
): Promise<string | null> {
  const { metricsPort } = deps.config;
  if (metricsPort === null) return null;
  const measures = createProcessMeasures(() => database.connections());
  closers.defer(() => measures.close());
  const app = buildMetricsApp(deps, () => [...requests.read(), ...measures.read()]);
  closers.defer(() => app.close());
  return `${await app.listen({ host: "127.0.0.1", port: metricsPort })}/metrics`;
}
