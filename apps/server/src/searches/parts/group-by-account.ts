import { setImmediate as nextLoop } from "node:timers/promises";
import type { Db, Tx } from "../../db/client.ts";
import { serveTogether, type CallResult, type WaitingCall } from "../../db/statements/serve-together.ts";
import type { AccountTurns } from "./account-turns.ts";

/** One of several calls on one person's fichas that one transaction may serve. */
export type GroupedCall = {
  db: Db;
  userId: string;
  /** Calls with equal keys are served one after the other, because the second reads what the first wrote. */
  key: string;
};

/** Serves calls in one transaction. @returns the result of each call, in their order */
export type ServeGroup<Call extends GroupedCall, Result> = (
  tx: Tx,
  calls: readonly Call[],
) => Promise<readonly CallResult<Result>[]>;

/** Most calls of one transaction, so that it stays short. */
const groupMax = 32;

/**
 * Group commit: calls on one person's fichas that come while a transaction of that person runs are served by the next
 * one together. A browser sends the portals of one search as calls of their own within milliseconds.
 *
 * A transaction that fails serves its calls again one by one: see `serveTogether`.
 */
export function groupByAccount<Call extends GroupedCall, Result>(
  turns: AccountTurns,
  serve: ServeGroup<Call, Result>,
): (call: Call) => Promise<Result> {
  const lines = new Map<string, WaitingCall<Call, Result>[]>();

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
      const [first] = group;
      if (first !== undefined)
        await serveTogether(group, (calls) => first.call.db.transaction((tx) => serve(tx, calls)));
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
  line: readonly WaitingCall<Call, Result>[],
): [WaitingCall<Call, Result>[], WaitingCall<Call, Result>[]] {
  const group = new Map<string, WaitingCall<Call, Result>>();
  const rest: WaitingCall<Call, Result>[] = [];
  for (const waiting of line) {
    if (group.size < groupMax && !group.has(waiting.call.key)) group.set(waiting.call.key, waiting);
    else rest.push(waiting);
  }
  return [[...group.values()], rest];
}
