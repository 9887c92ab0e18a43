import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { inspect } from "node:util";
import { MessageChannel, Worker, type MessagePort } from "node:worker_threads";
import type { Logger } from "pino";
import { PortStream } from "./port-stream.ts";

/** The thread of the embedded database. */
export type EmbeddedThread = {
  /**
   * Begins a session, which ends the one before. After the thread was lost this starts another one, in which Postgres
   * repeats from its log what was committed. A database in memory is gone then, and the stream fails.
   */
  connect: () => Duplex;
  /** Lets the running statement end, writes everything to the folder, and ends the thread. */
  close(): Promise<void>;
};

export type ThreadOptions = {
  /** Without one the database is in memory. */
  folder?: string | undefined;
  logger?: Pick<Logger, "error"> | undefined;
  /**
   * A statement that its caller has given up cannot be cancelled. The thread is ended when another session waits for
   * longer than this. Not in memory, where that would lose everything.
   */
  silentMsMax?: number;
};

/**
 * Opens PGlite in a thread of its own.
 * @throws {Error} when it cannot be opened
 */
export async function startEmbeddedThread({
  folder,
  logger,
  silentMsMax = 60_000,
}: ThreadOptions): Promise<EmbeddedThread> {
  if (folder !== undefined && !existsSync(join(folder, "PG_VERSION"))) await makeDatabase(folder);
  let running: RunningWorker | null = startWorker(folder);
  let isClosing = false;
  /** Runs from the first session that the thread has not answered. */
  let silence: NodeJS.Timeout | undefined;
  const endSilence = (): void => {
    clearTimeout(silence);
    silence = undefined;
  };

  const end = (worker: RunningWorker): void => {
    worker.isLost = true;
    void worker.thread.terminate();
  };

  const watch = async (worker: RunningWorker): Promise<void> => {
    const cause = await worker.gone;
    running = null;
    endSilence();
    if (!isClosing) logger?.error({ err: cause }, "the thread of the embedded database was lost");
  };

  const findWorker = async (): Promise<RunningWorker> => {
    if (isClosing) throw new Error("the embedded database is closed");
    // Two threads must never have the folder open.
    if (running?.isLost === true) {
      await running.gone;
      return findWorker();
    }
    if (running === null) {
      if (folder === undefined) throw new Error("the embedded database in memory is lost");
      running = startWorker(folder);
      void watch(running);
    }
    const worker = running;
    await worker.isReady;
    return worker;
  };

  const begin = async (session: MessagePort): Promise<void> => {
    const worker = await findWorker();
    worker.thread.postMessage(session, [session]);
    if (folder !== undefined) silence ??= setTimeout(() => end(worker), silentMsMax);
  };

  void watch(running);
  await running.isReady;
  return {
    connect: () => {
      const { port1, port2 } = new MessageChannel();
      // Ports close before the end of their thread is known.
      port1.once("close", () => {
        if (running !== null && !stream.destroyed) running.isLost = true;
      });
      const stream = new PortStream(port1);
      port1.once("message", endSilence);
      begin(port2).catch((error: Error) => stream.destroy(error));
      return stream;
    },
    close: async () => {
      isClosing = true;
      running?.thread.postMessage(null);
      await running?.gone;
    },
  };
}

/**
 * Makes a database under another name, which it keeps until it is whole: one that a full disk, a power cut or an impatient
 * person left unfinished could never be opened.
 */
async function makeDatabase(folder: string): Promise<void> {
  // Files that stand there are not ours to remove: beside other files it is made in place.
  if (await hasFiles(folder)) return makeIn(folder);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await makeIn(unfinished);
  await rename(unfinished, folder);
}

/** In a thread of its own, because making a database leaves 400 MB behind, which are freed with the thread. */
async function makeIn(folder: string): Promise<void> {
  const { thread, isReady, gone } = startWorker(folder);
  await isReady;
  thread.postMessage(null);
  await gone;
}

async function hasFiles(folder: string): Promise<boolean> {
  return existsSync(folder) && (await readdir(folder)).length > 0;
}

type RunningWorker = {
  thread: Worker;
  /** @throws {Error} why the database cannot be opened */
  isReady: Promise<void>;
  /** The thread has ended or is about to. */
  isLost: boolean;
  /** Settles with the reason when the thread has ended. */
  gone: Promise<unknown>;
};

/** The thread has no environment: Postgres needs no settings and no secrets of the server. */
function startWorker(folder: string | undefined): RunningWorker {
  const thread = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
    name: "database",
    env: {},
    execArgv: [],
    workerData: folder,
  });
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<unknown>();
  let cause: unknown;
  thread.on("message", (message: unknown) => {
    if (message === "ready") ready.resolve();
    else cause = message;
  });
  thread.on("error", (error: unknown) => {
    cause = nameFailure(error);
    ready.reject(cause);
  });
  thread.on("exit", (code) => {
    ready.reject(new Error(`the thread of the embedded database ended with ${code}`));
    gone.resolve(cause);
  });
  // The callers that await it get the error; without one it must not be an unhandled rejection.
  ready.promise.catch(() => {});
  return { thread, isLost: false, isReady: ready.promise, gone: gone.promise };
}

/** The WebAssembly's file system throws objects that are no errors, with numbers of WASI in place of the system's codes. */
function nameFailure(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const number =
    typeof thrown === "object" && thrown !== null && "errno" in thrown ? thrown.errno : undefined;
  const error = new Error(`the embedded database cannot use its folder: ${inspect(thrown)}`);
  return number === wasiNoSpace ? Object.assign(error, { code: "ENOSPC" }) : error;
}

/** `__WASI_ERRNO_NOSPC`. */
const wasiNoSpace = 51;
