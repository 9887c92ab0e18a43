import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnavailable } from "./database-unavailable.ts";
import { isInsideTransaction } from "./inside-transaction.ts";
import { createLoopWatch } from "./loop-watch.ts";

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

/**
 * So many at once while the process itself is the slowest part. More transactions end no sooner then: each waits for its
 * next turn of the event loop, which every other one makes longer, also for the calls that do not share. Two, so that one
 * that waits for a lock does not stop the others.
 */
const placesWhileBusy = 2;

/**
 * @param places how many may have a place at once, at least one
 * @param isBusy whether the process has no time left; see `createLoopWatch`
 */
export function createConnectionShare(
  places: number,
  isBusy: () => boolean = createLoopWatch(),
): ConnectionShare {
  let taken = 0;
  let waiting: Waiting[] = [];
  const isFree = () => taken < (isBusy() ? Math.min(places, placesWhileBusy) : places);
  const startWaiting = () => {
    while (waiting.length > 0 && isFree()) {
      taken += 1;
      waiting.shift()?.begin();
    }
  };
  const leave = () => {
    taken -= 1;
    startWaiting();
  };
  return {
    get waiting() {
      return waiting.length;
    },
    enter: async () => {
      if (many.getStore() === undefined || isInsideTransaction()) return () => {};
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      waiting.push({ begin: resolve, refuse: reject });
      startWaiting();
      await promise;
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
