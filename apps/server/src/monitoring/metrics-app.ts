import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { withDeadline } from "../db/with-deadline.ts";
import type { Deps } from "../deps.ts";
import { connectionOptions } from "../http/connection-options.ts";
import { registerErrorReply } from "../http/error-reply.ts";
import { formatMetrics } from "../provider-health/metrics.ts";
import { reportHealth } from "../provider-health/report-health.ts";
import { formatGauges } from "./format-gauges.ts";
import { measureProduct } from "./measure-product.ts";

/** Counting takes longer than the deadline of other calls; Prometheus waits ten seconds. */
const readingMs = 8_000;

/** `/metrics` for Prometheus, as an HTTP application of its own, apart from the public one. */
export function buildMetricsApp({
  db,
  lines,
  clock,
  logger,
  providers,
}: Pick<Deps, "db" | "clock" | "logger" | "providers" | "lines">): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({ loggerInstance, forceCloseConnections: true, ...connectionOptions(loggerInstance) });
  registerErrorReply(app);
  app.get("/metrics", async (_request, reply) => {
    const ids = providers.map(({ id }) => id);
    const now = clock.now();
    reply.type("text/plain; version=0.0.4; charset=utf-8").header("cache-control", "no-store");
    return withDeadline(
      readingMs,
      async () =>
        formatMetrics(await reportHealth(db, ids, now), now) +
        formatGauges(await measureProduct({ db, lines, clock })),
    );
  });
  return app;
}
