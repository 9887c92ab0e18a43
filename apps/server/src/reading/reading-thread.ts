import { ProviderChanged } from "@vagou/providers/core/outcome-errors";
import { overriddenSettings } from "@vagou/providers/core/settings";
import { Worker } from "node:worker_threads";
import { processorMsOf } from "./processor-time.ts";
import { ReaderBusy } from "./reader.ts";
import type { ReadingMessage, ReadingTask } from "./reading-task.ts";

export type ReadingAnswer = Exclude<ReadingMessage, { kind: "ready" }>;

/** A thread that performs one task at a time. The first task that it cannot finish ends the thread. */
export type ReadingThread = {
  /** Settles when all adapters are loaded. @throws {Error} the thread could not start */
  readonly ready: Promise<void>;
  /** Settles when the thread has ended, for any reason. */
  readonly gone: Promise<void>;
  /**
   * @throws {ProviderChanged} it took too long or too much memory: then the thread has ended too
   * @throws {ReaderBusy} the machine was too busy to let the thread work on it; the thread has ended, too
   */
  perform(task: ReadingTask): Promise<ReadingAnswer>;
  end(): Promise<void>;
};

export type ReadingThreadOptions = {
  /** The thread's module, which calls `serveReader`. */
  workerUrl: URL;
  /** Longest time of one task on the processor; where the system does not tell it, from its begin to its end. */
  deadlineMs: number;
  /** Longest time from the begin of a task to its end. */
  patienceMs: number;
  /** Most memory of the thread's objects, in MB. */
  heapMbMax: number;
};

/**
 * MB for new objects, most of which are gone after a page. Node would let each thread keep 96 MB for them; with 24 two
 * threads take 80 to 115 MB less and a search as much of the processor as before (`docs/performance/searches.md`).
 */
const youngMb = 24;

/** Least time between two looks at how long a thread has worked. */
const leastLookMs = 20;

/**
 * The thread gets only the settings of the adapters and, of the environment, where Node keeps compiled modules: an adapter
 * must not see secrets.
 */
export function startReadingThread({
  workerUrl,
  deadlineMs,
  patienceMs,
  heapMbMax,
}: ReadingThreadOptions): ReadingThread {
  const compiledModules = process.env["NODE_COMPILE_CACHE"];
  const worker = new Worker(workerUrl, {
    env: compiledModules === undefined ? {} : { NODE_COMPILE_CACHE: compiledModules },
    workerData: overriddenSettings().said,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax, maxYoungGenerationSizeMb: youngMb },
  });
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  let current: { settle(answer: ReadingAnswer): void; fail(error: Error): void } | null = null;

  let threadId: number | null = null;

  worker.on("message", (message: ReadingMessage) => {
    if (message.kind !== "ready") return current?.settle(message);
    ({ threadId } = message);
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
      const stopWatch = watchTime({ threadId, deadlineMs, patienceMs }, answer.reject);
      try {
        worker.postMessage(task);
        return await answer.promise;
      } catch (error) {
        void worker.terminate();
        throw error;
      } finally {
        stopWatch();
        current = null;
      }
    },
    end: async () => void (await worker.terminate()),
  };
}

/**
 * Watches how long a thread works on a task.
 * @param fail called once, when it was too long
 * @returns ends the watch
 */
function watchTime(
  {
    threadId,
    deadlineMs,
    patienceMs,
  }: { threadId: number | null } & Pick<ReadingThreadOptions, "deadlineMs" | "patienceMs">,
  fail: (error: Error) => void,
): () => void {
  const startedMs = performance.now();
  const before = processorMsOf(threadId);
  const look = (): void => {
    const passedMs = performance.now() - startedMs;
    const now = processorMsOf(threadId);
    const usedMs = before === undefined || now === undefined ? passedMs : now - before;
    if (usedMs < deadlineMs && passedMs < patienceMs) {
      timer = setTimeout(look, Math.max(leastLookMs, Math.min(deadlineMs - usedMs, patienceMs - passedMs)));
      return;
    }
    const error =
      usedMs < deadlineMs
        ? new ReaderBusy(`${Math.round(usedMs)} ms of the processor in ${Math.round(passedMs)} ms`)
        : new ProviderChanged(`not read within ${deadlineMs} ms`);
    // An answer that came while this process was busy is received first; only without one the thread is ended.
    setImmediate(() => fail(error));
  };
  let timer = setTimeout(look, deadlineMs);
  return () => clearTimeout(timer);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
