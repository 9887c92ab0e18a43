import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { formatMetrics } from "../provider-health/metrics.ts";
import { reportHealth } from "../provider-health/report-health.ts";
import { formatGauges } from "./format-gauges.ts";
import { measureProduct } from "./measure-product.ts";

/** `/metrics`, for the operator's machine alone: whoever asks from elsewhere finds nothing there. */
export function metricsRoute(app: FastifyInstance, { db, clock, providers }: Deps): void {
  app.get("/metrics", async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress) || request.headers["x-forwarded-for"] !== undefined) {
      return reply.callNotFound();
    }
    const ids = providers.map(({ id }) => id);
    const now = clock.now();
    reply.type("text/plain; version=0.0.4; charset=utf-8").header("cache-control", "no-store");
    return formatMetrics(await reportHealth(db, ids, now), now) + formatGauges(await measureProduct(db));
  });
}

/** A proxy on the same machine says for whom it asks, and is not believed here. */
function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::ffff:)?127\.|^::1$/.test(address);
}
