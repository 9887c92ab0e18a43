import { ProviderChanged } from "@vagou/providers/core/outcome-errors";
import { overriddenSettings } from "@vagou/providers/core/settings";
import { Worker } from "node:worker_threads";
import type { ReadingMessage, ReadingTask } from "./reading-task.ts";

export type ReadingAnswer = Exclude<ReadingMessage, { kind: "ready" }>;

/** A thread that reads one thing at a time. It ends for good with the first thing it cannot end. */
export type ReadingThread = {
  /** Settles when all adapters are loaded. @throws {Error} the thread could not start */
  readonly ready: Promise<void>;
  /** Settles when the thread is gone, for whatever reason. */
  readonly gone: Promise<void>;
  /** @throws {ProviderChanged} it took too long or too much memory: then the thread is gone too */
  perform(task: ReadingTask): Promise<ReadingAnswer>;
  end(): Promise<void>;
};

export type ReadingThreadOptions = {
  /** The thread's module, which calls `serveReader`. */
  workerUrl: URL;
  /** One task may take this long. */
  deadlineMs: number;
  /** The thread's objects may take this much memory, in MB. */
  heapMbMax: number;
};

/** Without the settings but those of the adapters: an adapter has no business with secrets. */
export function startReadingThread({
  workerUrl,
  deadlineMs,
  heapMbMax,
}: ReadingThreadOptions): ReadingThread {
  const worker = new Worker(workerUrl, {
    env: {},
    workerData: overriddenSettings().said,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax },
  });
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let current: { settle(answer: ReadingAnswer): void; fail(error: Error): void } | null = null;

  worker.on("message", (message: ReadingMessage) => {
    if (message.kind !== "ready") return current?.settle(message);
    // What is waited for has a timer; a thread that waits for work keeps no process alive.
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
  // Whoever waits hears of it; a thread that replaces another may have none who waits.
  ready.promise.catch(() => {});

  return {
    ready: ready.promise,
    gone: gone.promise,
    perform: async (task) => {
      const answer = Promise.withResolvers<ReadingAnswer>();
      current = { settle: answer.resolve, fail: answer.reject };
      const timer = setTimeout(() => {
        // An answer that came while this process was busy is heard before the thread is ended.
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
