import type { EventEmitter } from "node:events";
import { constants, type ServerHttp2Session } from "node:http2";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors.ts";
import type { ConnectionTimes } from "./connection-options.ts";
import { findHttp2Stream } from "./find-http2-stream.ts";

/** The bounds that Node has for HTTP/1.1 only, for the connections and requests of HTTP/2. */
export function registerHttp2Rules(app: FastifyInstance, times: ConnectionTimes): void {
  const server: EventEmitter = app.server;
  server.on("session", (session: ServerHttp2Session) => {
    const unused = setTimeout(() => session.destroy(), times.headersMs);
    session.once("stream", () => clearTimeout(unused));
    session.once("close", () => clearTimeout(unused));
  });
  server.on("sessionError", (error: Error) => {
    app.log.info({ err: error }, "refused: no connection of HTTP/2");
  });
  app.addHook("onRequest", async (request, reply) => {
    const stream = findHttp2Stream(request);
    if (stream === undefined) return;
    // `maxHeaderListSize` would only be a wish of ours, which a client learns after its first requests.
    const headerBytes = request.raw.rawHeaders.reduce((sum, { length }) => sum + length, 0);
    if (headerBytes > headerBytesMax) throw new AppError("headers_too_large");
    // The client has not ended its request; we have ended our answer in the second of these states.
    const isIncomplete = () =>
      stream.state.state === constants.NGHTTP2_STREAM_STATE_OPEN ||
      stream.state.state === constants.NGHTTP2_STREAM_STATE_HALF_CLOSED_LOCAL;
    const late = setTimeout(() => {
      if (isIncomplete() && !reply.sent) void reply.send(new AppError("request_timeout"));
    }, times.requestMs);
    stream.once("close", () => clearTimeout(late));
    // The rest of a request that was answered early: nothing reads it.
    stream.once("finish", () => {
      if (isIncomplete()) stream.close(constants.NGHTTP2_NO_ERROR);
    });
  });
  app.addHook("onSend", async (request, reply) => {
    const stream = findHttp2Stream(request);
    if (stream === undefined) return;
    // Fastify sets it where it does not read the rest of a body.
    reply.removeHeader("connection");
    stream.setTimeout(times.stuckMs, () => stream.close(constants.NGHTTP2_CANCEL));
  });
}

/** What Node allows to the headers of HTTP/1.1. */
const headerBytesMax = 16 * 1024;
