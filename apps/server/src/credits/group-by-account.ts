import { setImmediate as nextLoop } from "node:timers/promises";
import type { Db, Tx } from "../db/client.ts";
import { isDatabaseUnavailable } from "../db/database-unavailable.ts";
import type { AccountTurns } from "./account-turns.ts";

/** One of several calls on one person's fichas that one transaction may serve. */
export type GroupedCall = {
  db: Db;
  userId: string;
  /** Calls with equal keys are served one after the other, because the second reads what the first wrote. */
  key: string;
};

/** The result of a call, or why this call alone is refused. */
export type GroupResult<Result> = { value: Result } | { refused: Error };

/** Serves calls in one transaction. @returns the result of each call, in their order */
export type ServeGroup<Call extends GroupedCall, Result> = (
  tx: Tx,
  calls: readonly Call[],
) => Promise<readonly GroupResult<Result>[]>;

/** Most calls of one transaction, so that it stays short. */
const groupMax = 32;

type Waiting<Call, Result> = {
  call: Call;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Group commit: calls on one person's fichas that come while a transaction of that person runs are served by the next
 * one together. A browser sends the portals of one search as calls of their own within milliseconds.
 *
 * A transaction that fails serves its calls again one by one, so that a defect of one call does not fail the others;
 * with a database that does not answer, all fail.
 */
export function groupByAccount<Call extends GroupedCall, Result>(
  turns: AccountTurns,
  serve: ServeGroup<Call, Result>,
): (call: Call) => Promise<Result> {
  const lines = new Map<string, Waiting<Call, Result>[]>();

  const takeTurn = (userId: string): void => {
    void turns(userId, async () => {
      // Calls that arrived at the same moment join.
      await nextLoop();
      const line = lines.get(userId) ?? [];
      lines.delete(userId);
      const [group, rest] = split(line);
      if (rest.length > 0) {
        lines.set(userId, rest);
        takeTurn(userId);
      }
      await serveTogether(serve, group);
    });
  };

  return (call) => {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const waiting = { call, resolve, reject };
    const line = lines.get(call.userId);
    if (line === undefined) {
      lines.set(call.userId, [waiting]);
      takeTurn(call.userId);
    } else line.push(waiting);
    return promise;
  };
}

/** @returns the calls of the next transaction, and the others in their order */
function split<Call extends GroupedCall, Result>(
  line: readonly Waiting<Call, Result>[],
): [Waiting<Call, Result>[], Waiting<Call, Result>[]] {
  const group = new Map<string, Waiting<Call, Result>>();
  const rest: Waiting<Call, Result>[] = [];
  for (const waiting of line) {
    if (group.size < groupMax && !group.has(waiting.call.key)) group.set(waiting.call.key, waiting);
    else rest.push(waiting);
  }
  return [[...group.values()], rest];
}

/** Never rejects: each call gets its own result. */
async function serveTogether<Call extends GroupedCall, Result>(
  serve: ServeGroup<Call, Result>,
  group: readonly Waiting<Call, Result>[],
): Promise<void> {
  const [first] = group;
  if (first === undefined) return;
  try {
    const results = await first.call.db.transaction((tx) =>
      serve(
        tx,
        group.map(({ call }) => call),
      ),
    );
    for (const [index, { resolve, reject }] of group.entries()) {
      const result = results[index];
      if (result === undefined) reject(new Error("a call of a group got no result"));
      else if ("refused" in result) reject(result.refused);
      else resolve(result.value);
    }
  } catch (error) {
    if (group.length === 1 || isDatabaseUnavailable(error)) for (const { reject } of group) reject(error);
    else for (const waiting of group) await serveTogether(serve, [waiting]);
  }
}
