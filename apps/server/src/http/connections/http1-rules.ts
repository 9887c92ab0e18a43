import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ConnectionTimes } from "./connection-options.ts";
import { findHttp2Stream } from "./find-http2-stream.ts";

/**
 * Bounds that Node has for HTTP/2 only, for the connections of HTTP/1.1. Node begins every request of a connection as soon
 * as it was read, and keeps each answer until the client has taken those before it.
 */
export function registerHttp1Rules(app: FastifyInstance, times: ConnectionTimes): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", async (request, reply) => {
    const socket = socketOf(request);
    if (socket === undefined) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= unansweredMax) return;
    // Those that were read with this one are begun after it, and end here, too.
    if (!socket.destroyed)
      app.log.info({ reqId: request.id }, "refused: too many requests without their answers");
    socket.destroy();
    reply.hijack();
  });
  app.addHook("onSend", async (request, reply) => {
    const socket = socketOf(request);
    if (socket === undefined) return;
    const { raw } = reply;
    raw.setTimeout(times.stuckMs, () => socket.destroy());
    // Before Node sets the time for the next request, which would be taken back otherwise.
    raw.prependOnceListener("finish", () => raw.setTimeout(0));
  });
}

/** No browser sends a request before the last one was answered (RFC 9112, 9.3.2), and no proxy that we know. */
const unansweredMax = 8;

/** @returns the connection of a request over HTTP/1.1; undefined for HTTP/2, and for a call that comes over no connection */
function socketOf(request: FastifyRequest): Socket | undefined {
  if (findHttp2Stream(request) !== undefined) return undefined;
  const { socket } = request.raw;
  return socket instanceof Socket ? socket : undefined;
}
