import { setImmediate as nextLoop } from "node:timers/promises";
import type { Db } from "./client.ts";
import { serveTogether, type WaitingCall } from "./serve-together.ts";

/** Most calls of one statement, so that it stays short. */
const callsMax = 64;

/**
 * Serves calls on one database that come in the same turn of the event loop with one statement. A search asks the same
 * of the database for each of its portals at the same moment, and a statement costs more than what it does.
 *
 * A statement that fails serves its calls again one by one: see `serveTogether`.
 * @param serve gets at least one call; returns the result of each, in their order
 */
export function joinStatements<Call, Result>(
  serve: (db: Db, calls: readonly Call[]) => Promise<readonly Result[]>,
): (db: Db, call: Call) => Promise<Result> {
  const lines = new WeakMap<Db, WaitingCall<Call, Result>[]>();

  const serveAll = async (db: Db, calls: readonly Call[]) =>
    (await serve(db, calls)).map((value) => ({ value }));

  const serveLine = async (db: Db): Promise<void> => {
    await nextLoop();
    const line = lines.get(db) ?? [];
    lines.delete(db);
    for (let start = 0; start < line.length; start += callsMax)
      void serveTogether(line.slice(start, start + callsMax), (calls) => serveAll(db, calls));
  };

  return (db, call) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const line = lines.get(db);
    if (line === undefined) {
      lines.set(db, [{ call, resolve, reject }]);
      void serveLine(db);
    } else line.push({ call, resolve, reject });
    return promise;
  };
}
