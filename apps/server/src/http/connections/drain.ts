import type { FastifyInstance } from "fastify";
import { AppError } from "../../errors.ts";
import { trackConnections } from "./track-connections.ts";

/** How long running requests may continue after the server was told to stop. */
const defaultGraceMs = 10_000;

/** After how many seconds a refused caller may ask again: another process answers, or this one after its restart. */
const retryAfterS = 5;

/** Why the work of a request is cancelled: the server stops and the grace is over. */
class ServerStopping extends Error {
  override readonly name = "ServerStopping";
}

/** Lets running requests end when the server stops. */
export type Drain = {
  /**
   * Runs the work of one request. The server does not end before this work, also if its caller has disconnected.
   * @param cancel aborted with an `AppError` (unavailable) when the server stops and the grace is over
   */
  run<T>(cancel: AbortController, work: () => Promise<T>): Promise<T>;
};

/**
 * From `app.close()` on no connection is accepted, and HTTP/2 connections are told to send no further request (by Node,
 * when the server closes). Running requests are answered for up to `graceMs`, then cancelled, so that each caller gets an
 * answer and held fichas are given back. The remaining connections are closed last.
 */
export function registerDrain(
  app: FastifyInstance,
  { graceMs = defaultGraceMs }: { graceMs?: number | undefined } = {},
): Drain {
  const working = new Map<Promise<unknown>, AbortController | null>();
  const connections = trackConnections(app);
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
    // Connections on which no request came, and connections kept open for a next request.
    connections.closeAll();
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
