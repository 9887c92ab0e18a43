import { expect, test } from "vitest";
import { createTestSchema } from "../test/database/create-test-schema.ts";
import { migrate } from "./db/migrating/migrate.ts";
import { openPostgres } from "./db/opening/open-postgres.ts";
import { describeStartFailure } from "./describe-start-failure.ts";

test("a certificate that is named and missing is told", async () => {
  const database = openPostgres("postgres://localhost/vagou?sslmode=verify-full&sslrootcert=/no/root.crt");
  const failure: unknown = await migrate(database).catch((error: unknown) => error);
  await database.close();
  expect(describeStartFailure(failure)).toBe(
    "Cannot start: there is no /no/root.crt, which DATABASE_URL names.",
  );
});

test.each([
  ["pathname", "no_such_database", 'database "no_such_database" does not exist'],
  ["username", "no_such_role", 'role "no_such_role" does not exist'],
] as const)(
  "a wrong %s in DATABASE_URL is told in one sentence, with the reason of Postgres",
  async (part, wrong, reason) => {
    const schema = await createTestSchema();
    const url = new URL(schema.url);
    url[part] = wrong;
    const database = openPostgres(url.href);
    const failure: unknown = await migrate(database).catch((error: unknown) => error);
    await database.close();
    await schema.drop();
    expect(describeStartFailure(failure)).toBe(
      `Cannot start: the database of DATABASE_URL refuses: ${reason}.`,
    );
  },
);
