import { ProviderChanged } from "@vagou/providers/core/outcome-errors";
import { overriddenSettings } from "@vagou/providers/core/settings";
import { Worker } from "node:worker_threads";
import type { ReadingMessage, ReadingTask } from "./reading-task.ts";

export type ReadingAnswer = Exclude<ReadingMessage, { kind: "ready" }>;

/** A thread that performs one task at a time. The first task that it cannot finish ends the thread. */
export type ReadingThread = {
  /** Settles when all adapters are loaded. @throws {Error} the thread could not start */
  readonly ready: Promise<void>;
  /** Settles when the thread has ended, for any reason. */
  readonly gone: Promise<void>;
  /** @throws {ProviderChanged} it took too long or too much memory: then the thread has ended too */
  perform(task: ReadingTask): Promise<ReadingAnswer>;
  end(): Promise<void>;
};

export type ReadingThreadOptions = {
  /** The thread's module, which calls `serveReader`. */
  workerUrl: URL;
  /** Longest time of one task. */
  deadlineMs: number;
  /** Most memory of the thread's objects, in MB. */
  heapMbMax: number;
};

/**
 * MB for new objects, most of which are gone after a page. Node would let each thread keep 96 MB for them; with 24 two
 * threads take 80 to 115 MB less and a search as much of the processor as before (`docs/performance.md`).
 */
const youngMb = 24;

/** The thread gets only the settings of the adapters and no environment: an adapter must not see secrets. */
export function startReadingThread({
  workerUrl,
  deadlineMs,
  heapMbMax,
}: ReadingThreadOptions): ReadingThread {
  const worker = new Worker(workerUrl, {
    env: {},
    workerData: overriddenSettings().said,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax, maxYoungGenerationSizeMb: youngMb },
  });
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let current: { settle(answer: ReadingAnswer): void; fail(error: Error): void } | null = null;

  worker.on("message", (message: ReadingMessage) => {
    if (message.kind !== "ready") return current?.settle(message);
    // A thread that waits for work must not keep the process alive; while a task runs, its timer does.
    worker.unref();
    ready.resolve();
  });
  worker.on("error", (error) => {
    ready.reject(error);
    current?.fail(new ProviderChanged(`reading it ended its thread: ${messageOf(error)}`, { cause: error }));
  });
  worker.on("exit", (code) => {
    ready.reject(new Error(`a reading thread ended with ${code} before it began`));
    current?.fail(new ProviderChanged(`its thread ended with ${code}`));
    gone.resolve();
  });
  // Callers that await `ready` get the error; without one, it must not be an unhandled rejection.
  ready.promise.catch(() => {});

  return {
    ready: ready.promise,
    gone: gone.promise,
    perform: async (task) => {
      const answer = Promise.withResolvers<ReadingAnswer>();
      current = { settle: answer.resolve, fail: answer.reject };
      const timer = setTimeout(() => {
        // An answer that came while this process was busy is received first; only without one the thread is ended.
        setImmediate(() => {
          answer.reject(new ProviderChanged(`not read within ${deadlineMs} ms`));
        });
      }, deadlineMs);
      try {
        worker.postMessage(task);
        return await answer.promise;
      } catch (error) {
        void worker.terminate();
        throw error;
      } finally {
        clearTimeout(timer);
        current = null;
      }
    },
    end: async () => void (await worker.terminate()),
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
