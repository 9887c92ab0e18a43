import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";

/** How long requests that run may go on when the server is told to stop. */
const defaultGraceMs = 10_000;

/** When a caller who was sent away may ask again: another process answers, or this one after its start. */
const retryAfterS = 5;

/** Why work for a request is given up: the server stops, and the request had its time. */
class ServerStopping extends Error {
  override readonly name = "ServerStopping";
}

/** Lets what runs come to its end when the server stops. */
export type Drain = {
  /**
   * Runs the work of one request. The server does not end before it, also when its caller has gone.
   * @param cancel aborted with an `AppError` (unavailable) when the server stops and the grace is over
   */
  run<T>(cancel: AbortController, work: () => Promise<T>): Promise<T>;
};

/**
 * From `app.close()` on no connection is accepted; requests under way are answered for up to `graceMs`, then
 * cancelled, so that each is told and gives back what it holds. What is left of connections is closed last.
 */
export function registerDrain(
  app: FastifyInstance,
  { graceMs = defaultGraceMs }: { graceMs?: number | undefined } = {},
): Drain {
  const working = new Map<Promise<unknown>, AbortController | null>();
  let isOver = false;
  let ended: Promise<void> | undefined;

  const keep = (work: Promise<unknown>, cancel: AbortController | null) => {
    const settled = work.then(forgetResult, forgetResult).finally(() => working.delete(settled));
    working.set(settled, cancel);
  };
  const giveUp = () => {
    isOver = true;
    for (const cancel of working.values()) cancel?.abort(stopping());
  };
  const end = async () => {
    const grace = setTimeout(giveUp, graceMs);
    while (working.size > 0) await Promise.all(working.keys());
    clearTimeout(grace);
    // Callers who connected and said nothing, and connections kept open for a next request.
    app.server.closeAllConnections();
  };

  app.addHook("onRequest", async (_request, reply) => {
    keep(new Promise((sent) => reply.raw.once("close", sent)), null);
  });
  app.addHook("preClose", async () => {
    // Not awaited: the server stops listening after this hook.
    ended = end();
  });
  app.addHook("onClose", async () => ended);

  return {
    run: (cancel, work) => {
      if (isOver) cancel.abort(stopping());
      const result = work();
      keep(result, cancel);
      return result;
    },
  };
}

function stopping(): AppError {
  return new AppError("unavailable", { retryAfterS, cause: new ServerStopping("the server stops") });
}

function forgetResult(): void {}
