import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance } from "fastify";

const current = new AsyncLocalStorage<string>();

/** @returns the id of the request whose work runs at the moment; undefined outside of requests */
export function currentRequestId(): string | undefined {
  return current.getStore();
}

/**
 * The id of a request, unique across processes, is in each log line of its work (`createLogger`), in the body of an
 * error and in the header `X-Request-Id` of every answer that refuses or fails: what a person or a proxy's log names
 * can be looked up.
 */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => current.run(request.id, done));
  // The body arrives in events of the connection, which know nothing of the request.
  app.addHook("preValidation", (request, _reply, done) => current.run(request.id, done));
  app.addHook("onSend", async (request, reply) => {
    if (reply.statusCode >= 400) reply.header("x-request-id", request.id);
  });
}
