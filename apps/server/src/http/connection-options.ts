import type { FastifyBaseLogger, FastifyHttpOptions } from "fastify";
import type { Server } from "node:http";
import { readableUrl } from "./readable-url.ts";
import { refuseBrokenRequest } from "./refuse-broken-request.ts";

/** How long a caller may take, in milliseconds. */
export type ConnectionTimes = {
  /** From the connection, or the first byte of a request, to the end of its headers. */
  headersMs: number;
  /** To the end of the whole request. */
  requestMs: number;
  /** How often connections are checked: a caller may take that much longer. */
  checkMs: number;
};

const defaultTimes: ConnectionTimes = { headersMs: 10_000, requestMs: 15_000, checkMs: 1_000 };

/** Fastify's options for connections whose request is not complete yet. */
export function connectionOptions(logger: FastifyBaseLogger, times: ConnectionTimes = defaultTimes) {
  return {
    requestTimeout: times.requestMs,
    http: {
      // Fastify sets the time for a request only after Node took its 60 seconds for the headers, and Node looks
      // every 30 seconds.
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.checkMs,
      // A request without a host is refused by `request-rules`, with an answer in the API's shape.
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => refuseBrokenRequest(logger, error, socket),
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
  } satisfies FastifyHttpOptions<Server>;
}
