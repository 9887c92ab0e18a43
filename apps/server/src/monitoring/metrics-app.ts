import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { withDeadline } from "../db/connections/with-deadline.ts";
import type { Deps } from "../deps.ts";
import { connectionOptions } from "../http/connections/connection-options.ts";
import { registerErrorReply } from "../http/error-reply.ts";
import { formatMetrics as formatProviders } from "../provider-health/metrics.ts";
import { reportHealth } from "../provider-health/report-health.ts";
import { measureProduct } from "./measure-product.ts";
import { formatMetrics, gauge, type Metric } from "./metric.ts";

/** Counting takes longer than the deadline of other calls; Prometheus waits ten seconds. */
const readingMs = 8_000;

/**
 * `/metrics` for Prometheus, as an HTTP application of its own, apart from the public one.
 * While the database does not answer, they are those of this process alone.
 * @param readOwn what this process knows of itself
 */
export function buildMetricsApp(
  { db, lines, clock, logger, providers }: Pick<Deps, "db" | "clock" | "logger" | "providers" | "lines">,
  readOwn: () => Metric[] = () => [],
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = logger;
  const app = Fastify({ loggerInstance, forceCloseConnections: true, ...connectionOptions(loggerInstance) });
  registerErrorReply(app);
  app.get("/metrics", { logLevel: "warn" }, async (_request, reply) => {
    const own = formatMetrics(readOwn());
    const counted = await countInDatabase().catch((error: unknown) => {
      app.log.error({ err: error }, "the metrics of the database could not be counted");
      return "";
    });
    const answers = gauge(
      "database_answers",
      "1 when the numbers of the database are part of this answer.",
      counted === "" ? 0 : 1,
    );
    reply.type("text/plain; version=0.0.4; charset=utf-8").header("cache-control", "no-store");
    return own + formatMetrics([answers]) + counted;
  });
  const countInDatabase = () =>
    withDeadline(readingMs, async () => {
      const ids = providers.map(({ id }) => id);
      const now = clock.now();
      const health = formatProviders(await reportHealth(db, ids, now), now);
      return health + formatMetrics(await measureProduct({ db, lines, clock, providers }));
    });
  return app;
}
