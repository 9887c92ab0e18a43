import { availableParallelism } from "node:os";
import { readThrough } from "./read-through.ts";
import { createShortestFirstQueue } from "../tasks/shortest-first-queue.ts";
import { createReplyPlaces, type ReplyPlaces } from "../tasks/reply-places.ts";
import { ReaderBusy, type Reader, type ReadingTurn } from "./reader.ts";
import {
  startReadingThread,
  type ReadingAnswer,
  type ReadingThread,
  type ReadingThreadOptions,
} from "./reading-thread.ts";
import type { ReadingTask } from "./reading-task.ts";

/**
 * A reader that ends tasks that take too long. `places`: those of the replies that wait or are read. `close` ends its
 * threads, also in the middle of a task.
 */
export type ReaderPool = Reader & { places: ReplyPlaces; close(): Promise<void> };

export type ReaderPoolOptions = Partial<ReadingThreadOptions> & {
  /** Default: one less than there are cores, 2 to 4, so that one slow reply does not block the others. */
  threads?: number | undefined;
  /** Most replies in the line. */
  waitingMax?: number;
};

/**
 * Longest time to read one reply, on the processor: its threads have a low priority, and a portal must not be suspended
 * because our machine is busy. A page takes 0.2 to 2.4 ms, the worst hostile reply within the size limits about
 * a second; and enough of the portal's 8 s is left to ask for its next pages.
 */
const readDeadlineMs = 2_000;
/** A reply that a busy machine did not read in this time is given up as our own failure. */
const readPatienceMs = 8_000;

/**
 * A hostile reply of the largest size, 5 MB, takes less than half of this. V8 ends the thread at this limit, but a
 * single object that does not fit ends the process (nodejs/node#47224), so the size of replies is limited too.
 */
const readHeapMbMax = 512;

/** About a second of work for one thread. */
const waitingRepliesMax = 500;
/** As many characters as forty of the longest replies. */
const waitingCharactersMax = 200_000_000;

/** Settles when all threads have loaded the adapters. @throws {Error} a thread could not start */
export async function createReaderPool({
  threads = Math.min(4, Math.max(2, availableParallelism() - 1)),
  workerUrl = new URL("./reader-worker.ts", import.meta.url),
  deadlineMs = readDeadlineMs,
  patienceMs = readPatienceMs,
  heapMbMax = readHeapMbMax,
  waitingMax = waitingRepliesMax,
}: ReaderPoolOptions = {}): Promise<ReaderPool> {
  const alive = new Set<ReadingThread>();
  const idle: ReadingThread[] = [];
  const waiting = createShortestFirstQueue<Waiting>();
  /** Of all replies in the line. */
  let charactersWaiting = 0;
  const running = new Set<Waiting>();
  const places = createReplyPlaces();
  let isClosed = false;

  const startMissing = (): void => {
    if (isClosed) return;
    while (alive.size < threads)
      void live(startReadingThread({ workerUrl, deadlineMs, patienceMs, heapMbMax }));
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
    // When no thread can start, the waiting replies fail, and the next reply tries to start threads again.
    else if (alive.size === 0) emptyLine(failure);
  };

  const startWaiting = (): void => {
    while (idle.length > 0 && waiting.size > 0) {
      const [thread, entry] = [idle.pop(), waiting.next()];
      if (entry !== undefined) charactersWaiting -= charactersOf(entry.task);
      if (thread !== undefined && entry !== undefined) void perform(thread, entry);
    }
  };

  const emptyLine = (reason: unknown): void => {
    for (let entry = waiting.next(); entry !== undefined; entry = waiting.next()) entry.fail(reason);
    charactersWaiting = 0;
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

  const ask = async (task: ReadingTask, { person, signal }: ReadingTurn): Promise<ReadingAnswer> => {
    signal.throwIfAborted();
    const characters = charactersOf(task);
    if (isClosed || waiting.size >= waitingMax || charactersWaiting + characters > waitingCharactersMax)
      throw new ReaderBusy(isClosed ? "closed" : `${waiting.size} replies wait to be read`);
    const answer = Promise.withResolvers<ReadingAnswer>();
    const entry: Waiting = { person, task, settle: answer.resolve, fail: answer.reject };
    // A thread that already reads the reply continues until it is done or its deadline ends it.
    const giveUp = (): void => {
      if (waiting.remove(entry)) charactersWaiting -= characters;
      answer.reject(signal.reason);
    };
    signal.addEventListener("abort", giveUp, { once: true });
    const leavePlace = places.takeAnyway();
    waiting.add(entry);
    charactersWaiting += characters;
    startMissing();
    startWaiting();
    try {
      return await answer.promise;
    } finally {
      leavePlace();
      signal.removeEventListener("abort", giveUp);
    }
  };

  const close = async (): Promise<void> => {
    isClosed = true;
    emptyLine(new ReaderBusy("closed"));
    for (const entry of running) entry.fail(new ReaderBusy("closed"));
    await Promise.all([...alive].map((thread) => thread.end()));
  };

  startMissing();
  try {
    await Promise.all([...alive].map((thread) => thread.ready));
  } catch (error) {
    await close();
    throw error;
  }
  return { ...readThrough(ask), places, close };
}

type Waiting = {
  person: string;
  task: ReadingTask;
  settle(answer: ReadingAnswer): void;
  fail(error: unknown): void;
};

function charactersOf(task: ReadingTask): number {
  if (task.kind === "postings") return 0;
  return "bytes" in task.reply ? task.reply.bytes.length : task.reply.body.length;
}

function remove<T>(list: T[], member: T): void {
  const index = list.indexOf(member);
  if (index !== -1) list.splice(index, 1);
}
