import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../src/db/client.ts";
import type { DatabaseDeadlines } from "../../src/db/connections/database-on-pool.ts";
import { openPostgres } from "../../src/db/opening/open-postgres.ts";

export type TestSchema = {
  /** The URL for another process, which uses the same schema. */
  url: string;
  /** Opens connections of its own, as one more server does. */
  open(): Database;
  /** Drops the schema; all opened databases must be closed before. */
  drop(): Promise<void>;
};

/** Long deadlines, because a machine may be busy, and many tests block one transaction to see what another does. */
const deadlines: DatabaseDeadlines = { readMs: 60_000, writeMs: 60_000 };

/** An empty schema of its own on the real Postgres of `TEST_DATABASE_URL`, so that test files never share data. */
export async function createTestSchema(): Promise<TestSchema> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined) throw new Error("TEST_DATABASE_URL is not set; `npm test` prepares a Postgres");
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  const owner = openPostgres(url, { poolSize: 1, deadlines });
  await owner.runScript(`create schema ${schema}`);
  return {
    url: withSearchPath(url, schema),
    open: () => openPostgres(url, { schema, deadlines }),
    drop: async () => {
      await owner.db.execute(sql.raw(`drop schema ${schema} cascade`));
      await owner.close();
    },
  };
}

function withSearchPath(url: string, schema: string): string {
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${schema}`);
  return own.href;
}
