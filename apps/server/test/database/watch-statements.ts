import { Pool } from "pg";
import type { Db } from "../../src/db/client.ts";
import { Connection } from "../../src/db/connections/connection.ts";
import { createPoolDb } from "../../src/db/connections/database-on-pool.ts";

/** Connections of their own to a test's database, and the texts of all statements that were sent by them, oldest first. */
export type WatchedDatabase = {
  db: Db;
  statements: string[];
  /** How many connections are open. */
  connections: () => number;
  close: () => Promise<void>;
};

/** @param url of the test's database @param max how many connections at most */
export function watchStatements(url: string, max = 10): WatchedDatabase {
  const statements: string[] = [];
  const pool = new Pool({ connectionString: url, max, Client: Connection });
  const logger = { logQuery: (statement: string) => void statements.push(statement) };
  return {
    db: createPoolDb(pool, { logger }),
    statements,
    connections: () => pool.totalCount,
    close: () => pool.end(),
  };
}
