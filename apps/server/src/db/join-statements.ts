import { setImmediate as nextLoop } from "node:timers/promises";
import type { Db } from "./client.ts";
import { isDatabaseUnavailable } from "./database-unavailable.ts";

/** Most calls of one statement, so that it stays short. */
const callsMax = 64;

type Waiting<Call, Result> = {
  call: Call;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Serves calls on one database that come in the same turn of the event loop with one statement. A search asks the same
 * of the database for each of its portals at the same moment, and a statement costs more than what it does.
 *
 * A statement that fails serves its calls again one by one, so that a defect of one call does not fail the others; with
 * a database that does not answer, all fail.
 * @param serve gets at least one call; returns the result of each, in their order
 */
export function joinStatements<Call, Result>(
  serve: (db: Db, calls: readonly Call[]) => Promise<readonly Result[]>,
): (db: Db, call: Call) => Promise<Result> {
  const lines = new WeakMap<Db, Waiting<Call, Result>[]>();

  const serveTogether = async (db: Db, group: readonly Waiting<Call, Result>[]): Promise<void> => {
    try {
      const results = await serve(
        db,
        group.map(({ call }) => call),
      );
      if (results.length !== group.length)
        throw new Error(`${results.length} results for ${group.length} calls`);
      results.forEach((result, index) => group[index]?.resolve(result));
    } catch (error) {
      const isLast = group.length === 1 || isDatabaseUnavailable(error);
      if (isLast) for (const { reject } of group) reject(error);
      else for (const waiting of group) await serveTogether(db, [waiting]);
    }
  };

  const serveLine = async (db: Db): Promise<void> => {
    await nextLoop();
    const line = lines.get(db) ?? [];
    lines.delete(db);
    for (let start = 0; start < line.length; start += callsMax)
      void serveTogether(db, line.slice(start, start + callsMax));
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
