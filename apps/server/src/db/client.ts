import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection to the database; it is the same type for the embedded one and for a Postgres server. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** The connection inside a transaction. A function with a `Tx` parameter must be called inside one. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
  db: Db;
  /** False for the embedded database, which only this process uses. */
  isShared: boolean;
  /**
   * Runs SQL texts unchanged, one after the other on one connection; only migrations need it. Several statements
   * in one text are one transaction.
   */
  runScript(...texts: string[]): Promise<void>;
  close(): Promise<void>;
};
