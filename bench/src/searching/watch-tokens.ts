import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { z } from "zod";

export type TokensWatch = {
  /** Stops it. @returns how long each `GET /tokens` took, in milliseconds */
  stop(): Promise<number[]>;
};

/**
 * Asks for the balance ten times a second, from each server in turn, in a thread of its own: the thread of the
 * crowd reads thousands of answers, and its pauses would count as the server's.
 */
export function watchTokens(baseUrls: readonly string[], token: string): TokensWatch {
  const worker = new Worker(new URL("./watch-tokens-worker.ts", import.meta.url), {
    workerData: { baseUrls, token },
  });
  return {
    stop: async () => {
      const told = once(worker, "message");
      worker.postMessage("stop");
      return z.tuple([z.array(z.number())]).parse(await told)[0];
    },
  };
}
