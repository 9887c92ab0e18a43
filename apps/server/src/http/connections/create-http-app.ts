import type { Http2SecureServer } from "node:http2";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from "fastify";
import type { Certificate } from "./certificate.ts";
import { connectionOptions, type ConnectionTimes, http1Options } from "./connection-options.ts";

/**
 * Creates the application without routes. With a certificate it speaks HTTPS: HTTP/2, and HTTP/1.1 with clients that
 * know no other. Without one it speaks HTTP/1.1 as plain text.
 * @param times how long a caller may take
 */
export function createHttpApp(
  logger: FastifyBaseLogger,
  options: SharedOptions,
  { certificate, times }: { certificate?: Certificate | undefined; times: ConnectionTimes },
): FastifyInstance {
  const http1 = http1Options(times);
  const shared = {
    ...options,
    loggerInstance: logger,
    ...connectionOptions(logger),
  };
  if (certificate === undefined) return Fastify({ ...shared, requestTimeout: times.requestMs, http: http1 });
  const { cert, key } = certificate;
  const secure: unknown = Fastify<Http2SecureServer>({
    ...shared,
    http2: true,
    https: {
      cert,
      key,
      allowHTTP1: true,
      http1Options: { ...http1, keepAliveTimeout: idleMs },
      noDelay: true,
      handshakeTimeout: times.headersMs,
      // Node has no limit. A browser sends what is more when an earlier request was answered.
      settings: { maxConcurrentStreams: 100 },
    },
    http2SessionTimeout: idleMs,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the members that we use are those of HTTP/1.1, too
  return secure as FastifyInstance;
}

type SharedOptions = Pick<
  FastifyServerOptions,
  "bodyLimit" | "trustProxy" | "forceCloseConnections" | "return503OnClosing"
>;

/** How long a connection may stay open without a request: Fastify's time for HTTP/1.1. */
const idleMs = 72_000;
