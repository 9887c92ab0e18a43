import { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { prepareStatements } from "./prepare-statements.ts";

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

/** Opens a Postgres server by its URL; `schema` confines it to one schema (tests). */
export function openPostgres(url: string, options: { schema?: string; poolSize?: number } = {}): Database {
  const sql = postgres(url, {
    max: options.poolSize ?? 10,
    onnotice: () => {},
    connection: options.schema === undefined ? {} : { search_path: options.schema },
  });
  return {
    db: drizzlePostgres(prepareStatements(sql)),
    runScript: async (script) => void (await sql.unsafe(script).simple()),
    close: () => sql.end({ timeout: 5 }),
  };
}

/**
 * Opens the embedded Postgres in `folder`, or in memory without one.
 * One process at a time: see `lock-folder.ts`.
 */
export async function openEmbedded(folder?: string): Promise<Database> {
  const pglite = await (folder === undefined ? PGlite.create() : PGlite.create(folder));
  return {
    db: drizzlePglite(pglite),
    runScript: async (script) => void (await pglite.exec(script)),
    close: () => pglite.close(),
  };
}
