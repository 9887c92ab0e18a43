import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection to the database; it is the same type for the embedded one and for a Postgres server. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** The connection inside a transaction. A function with a `Tx` parameter must be called inside one. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** `open`: in use or `idle`; `most`: the size of the pool; `waiting`: pieces of work that wait for a connection. */
export type ConnectionUse = { open: number; idle: number; most: number; waiting: number };

export type Database = {
  db: Db;
  /** False for the embedded database, which only this process uses. */
  isShared: boolean;
  /**
   * Runs SQL texts unchanged, one after the other on one connection; only migrations need it. Several statements
   * in one text are one transaction.
   */
  runScript(...texts: string[]): Promise<void>;
  /** The connections of this process at the moment. */
  connections(): ConnectionUse;
  close(): Promise<void>;
};
