import type { FastifyInstance } from "fastify";
import { findHttp2Stream } from "../connections/find-http2-stream.ts";
import type { Readiness } from "./readiness.ts";

/**
 * The checks for a service manager and a proxy: `/healthz`, whether the process lives, and `/readyz`, whether it should
 * get requests. While it stops, each answer also asks the proxy, or the browser, to open no
 * further request on its connection.
 */
export function registerHealth(app: FastifyInstance, readiness: Readiness): void {
  app.addHook("onSend", async (request, reply) => {
    if (!readiness.isStopping) return;
    const stream = findHttp2Stream(request);
    // HTTP/2 has no such header: closing the session sends GOAWAY, and its running requests are still answered.
    if (stream === undefined) reply.header("connection", "close");
    else stream.session?.close();
  });
  app.addHook("preClose", async () => readiness.beginStopping());
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "alive" };
  });
  app.get("/readyz", { logLevel: "warn" }, async (_request, reply) => {
    const missing = await readiness.listMissing();
    reply.status(missing.length === 0 ? 200 : 503).header("cache-control", "no-store");
    return { status: missing.length === 0 ? "ready" : "not ready", missing };
  });
}
