import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger, FastifyHttpOptions } from "fastify";
import type { Server, ServerOptions } from "node:http";
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
  /** How long the client may take no byte of its answer; over HTTP/1.1 up to twice as long, as Node looks then. */
  stuckMs: number;
};

export const defaultTimes: ConnectionTimes = {
  headersMs: 10_000,
  requestMs: 15_000,
  checkMs: 1_000,
  stuckMs: 10_000,
};

/** Node's options for HTTP/1.1 connections whose request is not complete yet. */
export function http1Options(times: ConnectionTimes) {
  return {
    // Fastify sets the time for a request only after Node took its 60 seconds for the headers, and Node looks
    // every 30 seconds.
    headersTimeout: times.headersMs,
    requestTimeout: times.requestMs,
    connectionsCheckingInterval: times.checkMs,
    // A request without a host is refused by `request-rules`, with an answer in the API's shape.
    requireHostHeader: false,
  } satisfies ServerOptions;
}

/** Fastify's options for both kinds of server. */
export function connectionOptions(logger: FastifyBaseLogger) {
  return {
    clientErrorHandler: (error, socket) => refuseBrokenRequest(logger, error, socket),
    // Fastify's own begin anew in each process.
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = "/" }: { url?: string | undefined }) => readableUrl(url),
  } satisfies FastifyHttpOptions<Server>;
}
