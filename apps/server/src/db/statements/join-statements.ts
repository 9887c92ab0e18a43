import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextLoop } from "node:timers/promises";
import type { Db } from "../client.ts";
import { DatabaseUnavailable, isDatabaseUnavailable } from "../connections/database-unavailable.ts";
import { isOnTrip } from "../connections/share-trip.ts";
import { serveTogether, type WaitingCall } from "./serve-together.ts";

/** Most calls of one statement, so that it stays short. */
const callsMax = 64;

/**
 * Most statements of one kind at a time. In a crowd the next calls wait for one of them and share a statement too, so
 * that the busier the server is, the fewer statements a call costs. Two, so that one that waits for a row does not
 * stop the others.
 */
const sideBySide = 2;

/**
 * Serves calls on one database that come in the same turn of the event loop, or while earlier ones are served, with one
 * statement. A search asks the same of the database for each of its portals at the same moment, and a statement costs
 * more than what it does.
 *
 * A call of a request whose statements share a connection (`shareTrip`) is served alone, and travels with them.
 *
 * A statement that fails serves its calls again one by one: see `serveTogether`. One that the database does not answer
 * in time fails the calls that wait for it, too: they would begin their own time only then.
 * @param serve gets at least one call; returns the result of each, in their order
 */
export function joinStatements<Call, Result>(
  serve: (db: Db, calls: readonly Call[]) => Promise<readonly Result[]>,
): (db: Db, call: Call) => Promise<Result> {
  const lines = new WeakMap<Db, Line<Call, Result>>();

  const serveAll = async (db: Db, line: Line<Call, Result>, calls: readonly Call[]) => {
    try {
      return (await serve(db, calls)).map((value) => ({ value }));
    } catch (error) {
      if (isDatabaseUnavailable(error)) refuseWaiting(line, error);
      throw error;
    }
  };

  const serveNext = async (db: Db, line: Line<Call, Result>): Promise<void> => {
    line.running += 1;
    await nextLoop();
    while (line.waiting.length > 0) {
      const [first] = line.waiting;
      const together = line.waiting.splice(0, callsMax);
      if (line.waiting.length > 0 && line.running < sideBySide) void serveNext(db, line);
      // What belongs to a request, as its share of the connections, is that of the call that came first.
      await first?.inItsContext(() => serveTogether(together, (calls) => serveAll(db, line, calls)));
    }
    line.running -= 1;
  };

  return (db, call) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    if (isOnTrip()) {
      // It travels with the other statements of its request, and need not wait for those of others.
      void serveTogether([{ call, resolve, reject }], async (calls) =>
        (await serve(db, calls)).map((value) => ({ value })),
      );
      return promise;
    }
    const line = lines.get(db) ?? { waiting: [], running: 0 };
    lines.set(db, line);
    line.waiting.push({ call, resolve, reject, inItsContext: AsyncLocalStorage.snapshot() });
    if (line.running < sideBySide && line.waiting.length === 1) void serveNext(db, line);
    return promise;
  };
}

type Line<Call, Result> = {
  waiting: (WaitingCall<Call, Result> & { inItsContext: ReturnType<typeof AsyncLocalStorage.snapshot> })[];
  /** How many are served, or wait for the end of this turn to be. */
  running: number;
};

function refuseWaiting<Call, Result>(line: Line<Call, Result>, cause: unknown): void {
  for (const { reject } of line.waiting.splice(0))
    reject(new DatabaseUnavailable("the database does not answer others", { cause }));
}
