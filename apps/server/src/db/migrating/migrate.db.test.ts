import { getTableColumns, getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { openEmptyEmbedded } from "../../../test/database/empty-embedded.ts";
import { createTestSchema } from "../../../test/database/create-test-schema.ts";
import { listTables } from "../../../test/schema/list-tables.ts";
import type { Database } from "../client.ts";
import { OperatorError } from "../../operator-error.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "../schema/migrations.ts";
let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** `table.column` that this version does not use: servers of the last version still do, so the next one drops it. */
const leaving: readonly string[] = ["questions_in_flight.answer_id"];

test.each((await listTables()).map((table) => [getTableName(table), table] as const))(
  "%s in the code has the columns of the migrations",
  async (name, table) => {
    const all = await database.db
      .select({ column: sql<string>`column_name`, nullable: sql<string>`is_nullable` })
      .from(sql`information_schema.columns`)
      .where(sql`table_name = ${name} and table_schema = current_schema()`);
    const rows = all.filter(({ column }) => !leaving.includes(`${name}.${column}`));
    const migrated = rows.map(
      ({ column, nullable }) => `${column} ${nullable === "YES" ? "null" : "not null"}`,
    );
    const written = Object.values(getTableColumns(table)).map(
      (column) => `${column.name} ${column.notNull ? "not null" : "null"}`,
    );
    expect(written.sort()).toEqual(migrated.sort());
  },
);

test("migrating again, or in several servers at once, changes nothing", async () => {
  await Promise.all([migrate(database), migrate(database), migrate(database)]);
  const names = (await database.db.select().from(migrations)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("a database that holds tables of another program is refused in one sentence", async () => {
  const schema = await createTestSchema();
  const database = schema.open();
  try {
    await database.runScript("create table users (id integer)");
    const refused = migrate(database);
    await expect(refused).rejects.toBeInstanceOf(OperatorError);
    await expect(refused).rejects.toThrow('holds tables of another program: relation "users" already exists');
  } finally {
    await database.close();
    await schema.drop();
  }
});

test("a migration that was edited after it ran is refused", async () => {
  await database.db.execute(sql`update migrations set checksum = 'x' where name like '0001%'`);
  await expect(migrate(database)).rejects.toThrow(
    "0001-accounts-credits-searches.sql was edited after it ran",
  );
});

test("the embedded database accepts the same migrations", { timeout: 60_000 }, async () => {
  const embedded = await openEmptyEmbedded();
  await migrate(embedded);
  await migrate(embedded);
  expect((await embedded.db.select().from(migrations)).length).toBeGreaterThan(1);
  await embedded.close();
});
