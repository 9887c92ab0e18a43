import { availableParallelism } from "node:os";
import { readThrough } from "./read-through.ts";
import { ReaderBusy, type Reader } from "./reader.ts";
import {
  startReadingThread,
  type ReadingAnswer,
  type ReadingThread,
  type ReadingThreadOptions,
} from "./reading-thread.ts";
import type { ReadingTask } from "./reading-task.ts";

/** A reader that ends what takes too long. `close` ends its threads, whatever they are doing. */
export type ReaderPool = Reader & { close(): Promise<void> };

export type ReaderPoolOptions = Partial<ReadingThreadOptions> & {
  /** Left out, one less than there are cores, 2 to 4: one reply that takes its whole time holds up no other. */
  threads?: number | undefined;
  /** Most replies in the line. */
  waitingMax?: number;
};

/**
 * One reply may be read for this long. A page takes 0.2 to 2.4 ms, the worst of the hostile ones that the
 * bounds let in about a second; and of the 8 s of a portal enough is left to ask for its next pages.
 */
const readDeadlineMs = 2_000;

/**
 * The largest hostile reply of 5 MB takes less than half of this. It is a bound for accidents: V8 ends the
 * thread when it can free no more, but one object that does not fit ends the process (nodejs/node#47224), so
 * what is read is bounded by itself too.
 */
const readHeapMbMax = 512;

/** A second or so of work for one thread. */
const waitingRepliesMax = 500;
/** Forty of the longest replies. */
const waitingCharactersMax = 200_000_000;

/** Settles when all threads are warm. @throws {Error} a thread could not start */
export async function createReaderPool({
  threads = Math.min(4, Math.max(2, availableParallelism() - 1)),
  workerUrl = new URL("./reader-worker.ts", import.meta.url),
  deadlineMs = readDeadlineMs,
  heapMbMax = readHeapMbMax,
  waitingMax = waitingRepliesMax,
}: ReaderPoolOptions = {}): Promise<ReaderPool> {
  const alive = new Set<ReadingThread>();
  const idle: ReadingThread[] = [];
  const waiting: Waiting[] = [];
  const running = new Set<Waiting>();
  let isClosed = false;

  const startMissing = (): void => {
    if (isClosed) return;
    while (alive.size < threads) void live(startReadingThread({ workerUrl, deadlineMs, heapMbMax }));
  };

  const live = async (thread: ReadingThread): Promise<void> => {
    alive.add(thread);
    let failure: unknown = null;
    try {
      await thread.ready;
      idle.push(thread);
      startWaiting();
    } catch (error) {
      failure = error;
    }
    await thread.gone;
    alive.delete(thread);
    remove(idle, thread);
    if (failure === null) startMissing();
    // Where none can start, the next reply tries again.
    else if (alive.size === 0) for (const entry of waiting.splice(0)) entry.fail(failure);
  };

  const startWaiting = (): void => {
    while (idle.length > 0 && waiting.length > 0) {
      const [thread, entry] = [idle.pop(), waiting.shift()];
      if (thread !== undefined && entry !== undefined) void perform(thread, entry);
    }
  };

  const perform = async (thread: ReadingThread, entry: Waiting): Promise<void> => {
    running.add(entry);
    try {
      entry.settle(await thread.perform(entry.task));
      idle.push(thread);
    } catch (error) {
      entry.fail(error);
    }
    running.delete(entry);
    startWaiting();
  };

  const ask = async (task: ReadingTask, signal: AbortSignal): Promise<ReadingAnswer> => {
    signal.throwIfAborted();
    const characters = charactersOf(task);
    const inLine = waiting.reduce((sum, entry) => sum + charactersOf(entry.task), characters);
    if (isClosed || waiting.length >= waitingMax || inLine > waitingCharactersMax)
      throw new ReaderBusy(isClosed ? "closed" : `${waiting.length} replies wait to be read`);
    const answer = Promise.withResolvers<ReadingAnswer>();
    const entry: Waiting = { task, settle: answer.resolve, fail: answer.reject };
    // A thread that already reads it goes on: it is done in a moment, or ended in two seconds.
    const giveUp = (): void => {
      remove(waiting, entry);
      answer.reject(signal.reason);
    };
    signal.addEventListener("abort", giveUp, { once: true });
    waiting.push(entry);
    startMissing();
    startWaiting();
    try {
      return await answer.promise;
    } finally {
      signal.removeEventListener("abort", giveUp);
    }
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    for (const entry of [...waiting.splice(0), ...running]) entry.fail(new ReaderBusy("closed"));
    await Promise.all([...alive].map((thread) => thread.end()));
  };

  startMissing();
  try {
    await Promise.all([...alive].map((thread) => thread.ready));
  } catch (error) {
    await close();
    throw error;
  }
  return { ...readThrough(ask), close };
}

type Waiting = { task: ReadingTask; settle(answer: ReadingAnswer): void; fail(error: unknown): void };

function charactersOf(task: ReadingTask): number {
  return task.kind === "page" ? task.reply.body.length : 0;
}

function remove<T>(list: T[], member: T): void {
  const index = list.indexOf(member);
  if (index !== -1) list.splice(index, 1);
}
