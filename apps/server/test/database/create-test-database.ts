import type { Database } from "../../src/db/client.ts";
import { migrate } from "../../src/db/migrating/migrate.ts";
import { createTestSchema, type TestSchema } from "./create-test-schema.ts";

export type TestDatabase = Database & Pick<TestSchema, "url">;

/**
 * A migrated database of its own on the real Postgres of `TEST_DATABASE_URL`: one schema, dropped
 * when it is closed, so that test files never share data.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const schema = await createTestSchema();
  const database = schema.open();
  await migrate(database);
  return {
    ...database,
    url: schema.url,
    close: async () => {
      await database.close();
      await schema.drop();
    },
  };
}
