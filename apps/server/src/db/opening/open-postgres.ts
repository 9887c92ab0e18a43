import { Pool } from "pg";
import type { Database } from "../client.ts";
import { Connection } from "../connections/connection.ts";
import { databaseOnPool, usualDeadlines, type DatabaseDeadlines } from "../connections/database-on-pool.ts";

type Options = {
  /** The only schema that is used (tests). */
  schema?: string;
  poolSize?: number;
  deadlines?: DatabaseDeadlines;
};

/** Opens a Postgres server by its URL. */
export function openPostgres(
  url: string,
  { schema, poolSize = 10, deadlines = usualDeadlines }: Options = {},
): Database {
  const pool = new Pool({
    connectionString: url,
    Client: Connection,
    max: poolSize,
    connectionTimeoutMillis: deadlines.writeMs,
    // Idle connections are kept: connecting and preparing again costs more.
    idleTimeoutMillis: 0,
    keepAlive: true,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  return { ...databaseOnPool(pool, deadlines), isShared: true };
}
