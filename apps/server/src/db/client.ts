import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection to the database, embedded or not: use cases cannot tell. */
export type Db = PgDatabase<PgQueryResultHKT>;
/** Inside a transaction. A function that takes `Tx` must not be called without one. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

export type Database = {
  db: Db;
  /** Runs several statements as they stand; only migrations need it. */
  runScript(sql: string): Promise<void>;
  close(): Promise<void>;
};
