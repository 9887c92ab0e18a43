import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isInsideTransaction } from "./inside-transaction.ts";

const many = new AsyncLocalStorage<true>();

/**
 * Runs a kind of work that comes in great numbers, a search: its statements and transactions share a part of the
 * connections and wait for one in their own line, which is not counted as the database's time. The other connections
 * stay free for quick calls, as for the balance.
 */
export function shareConnections<Result>(work: () => Promise<Result>): Promise<Result> {
  return many.run(true, work);
}

/** The line of `shareConnections` at one pool. */
export type ConnectionShare = {
  /**
   * Waits for a place. Does not wait outside of `shareConnections`, nor inside of a transaction, which has a place.
   * @returns a function that frees the place
   */
  enter(): Promise<() => void>;
  /** Refuses all work that waits, because the database does not answer. */
  refuseWaiting(cause: DatabaseUnavailable): void;
  /** How many pieces of work wait for a place. */
  readonly waiting: number;
};

type Waiting = { begin: () => void; refuse: (error: Error) => void };

/** @param places how many may have a place at once, at least one */
export function createConnectionShare(places: number): ConnectionShare {
  let free = places;
  let waiting: Waiting[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) free += 1;
    else next.begin();
  };
  return {
    get waiting() {
      return waiting.length;
    },
    enter: async () => {
      if (many.getStore() === undefined || isInsideTransaction()) return () => {};
      if (free > 0) free -= 1;
      else {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        waiting.push({ begin: resolve, refuse: reject });
        await promise;
      }
      return leave;
    },
    refuseWaiting: (cause) => {
      const refused = waiting;
      waiting = [];
      for (const { refuse } of refused)
        refuse(new DatabaseUnavailable("the database does not answer others", { cause }));
    },
  };
}
