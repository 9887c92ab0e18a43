import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../src/db/client.ts";
import { openPostgres, type DatabasePatience } from "../src/db/open-postgres.ts";
import { migrate } from "../src/db/migrate.ts";

export type TestDatabase = Database & {
  /** For a process of its own: it lands in the same schema. */
  url: string;
};

/** A busy machine takes its time, and many tests hold one thing up to see what another does. */
const patience: DatabasePatience = { readMs: 60_000, writeMs: 60_000 };

/**
 * A migrated database of its own on the real Postgres of `TEST_DATABASE_URL`: one schema, dropped
 * when it is closed, so that test files never meet.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url === undefined) throw new Error("TEST_DATABASE_URL is not set; `npm test` prepares a Postgres");
  const schema = `test_${randomUUID().replaceAll("-", "")}`;
  const owner = openPostgres(url, { poolSize: 1, patience });
  await owner.runScript(`create schema ${schema}`);
  const database = openPostgres(url, { schema, patience });
  await migrate(database);
  return {
    ...database,
    url: withSearchPath(url, schema),
    close: async () => {
      await database.close();
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
