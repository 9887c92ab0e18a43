import type { FastifyInstance } from "fastify";

/**
 * Warns once when a request brings a forwarded address that is not believed. If its sender is the operator's proxy,
 * everyone behind it counts as one caller, and the limits of one person hold for all of them.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isTold = false;
  app.addHook("onRequest", async ({ headers, ips }) => {
    // `ips`: the sender, and what is forwarded by proxies that are trusted.
    if (isTold || headers["x-forwarded-for"] === undefined || ips?.length !== 1) return;
    isTold = true;
    app.log.warn(
      "TRUST_PROXY does not name the sender of a request with X-Forwarded-For. If it is your proxy, all people " +
        "behind it share one limit: set TRUST_PROXY to its address or network",
    );
  });
}
