import { AsyncLocalStorage } from "node:async_hooks";
import type { PoolClient } from "pg";
import type { Connection } from "./connection.ts";

export type TakenConnection = Connection & PoolClient;

/** A connection, and how its borrower gives it back; `isUseless` where it must not be used again. */
export type LentConnection = { connection: Connection; giveBack: (isUseless: boolean) => void };

/** A connection that statements of one request share: how many, and whether one of them found it useless. */
type Trip = { taking: Promise<TakenConnection>; users: number; isUseless: boolean };

/** The trip of each pool, as long as a statement is on it. */
const current = new AsyncLocalStorage<WeakMap<object, Trip>>();

/**
 * Runs what only reads, for one request: its statements outside of transactions share one connection as long as one of
 * them runs, so that those of the same turn of the event loop travel together (see `Connection`). One process of Postgres
 * answers them, and one turn of ours reads the answers. On a connection each, a busy machine has to wake a process for each.
 */
export function shareTrip<Result>(work: () => Promise<Result>): Promise<Result> {
  return current.run(new WeakMap(), work);
}

/** @returns whether this is part of the work of `shareTrip` */
export function isOnTrip(): boolean {
  return current.getStore() !== undefined;
}

/**
 * @param pool names whose connection it is
 * @param take takes a connection of this pool
 * @returns a connection for one statement: inside of `shareTrip` the one that the others are on
 */
export async function lendForStatement(
  pool: object,
  take: () => Promise<TakenConnection>,
): Promise<LentConnection> {
  const trips = current.getStore();
  if (trips === undefined) return lendAlone(take);
  const trip = trips.getOrInsertComputed(pool, () => ({ taking: take(), users: 0, isUseless: false }));
  trip.users += 1;
  const leave = () => {
    trip.users -= 1;
    // A later statement takes a connection anew.
    if ((trip.users === 0 || trip.isUseless) && trips.get(pool) === trip) trips.delete(pool);
  };
  try {
    const connection = await trip.taking;
    return {
      connection,
      giveBack: (isUseless) => {
        trip.isUseless ||= isUseless;
        leave();
        if (trip.users === 0) connection.release(trip.isUseless);
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/** @returns a connection that only its borrower uses */
export async function lendAlone(take: () => Promise<TakenConnection>): Promise<LentConnection> {
  const connection = await take();
  return { connection, giveBack: (isUseless) => connection.release(isUseless) };
}
