import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestSchema, type TestSchema } from "../../../test/database/create-test-schema.ts";
import type { Database } from "../client.ts";
import { migrate } from "./migrate.ts";
import { migrations } from "../schema/migrations.ts";

let schema: TestSchema;
let database: Database;
let path: string;
let folder: URL;

beforeEach(async () => {
  schema = await createTestSchema();
  database = schema.open();
  path = await mkdtemp(join(tmpdir(), "vagou-migrations-"));
  folder = pathToFileURL(`${path}/`);
  await write(
    "0001-table.sql",
    "create table vacancies (id integer, title text); insert into vacancies values (1, 'x')",
  );
});
afterEach(async () => {
  await database.close();
  await schema.drop();
  await rm(path, { recursive: true });
});

const indexFile = `-- concurrently
-- Finds a vacancy by its title.
create index concurrently vacancies_title on vacancies (title);
create unique index concurrently vacancies_id on vacancies (id) where id > 0;
`;

test("a migration that gets no lock ends soon, changes nothing, and is tried again until it gets the lock", async () => {
  await migrate(database, { folder });
  await write(
    "0002-column.sql",
    "create table half (id integer); alter table vacancies add column place text",
  );
  const told: unknown[] = [];
  const logger = { info: () => {}, warn: (line: unknown) => void told.push(line) };
  const patience = { folder, logger, lockTimeoutMs: 50, retries: 2, retryPauseMs: 1 };
  await database.db.transaction(async (reader) => {
    await reader.execute(sql`select from vacancies`);
    await expect(migrate(database, patience)).rejects.toMatchObject({
      name: "OperatorError",
      message: expect.stringContaining("0002-column.sql got no lock in 3 tries and changed nothing"),
    });
  });
  expect(told).toEqual([
    { migration: "0002-column.sql", tried: 1, retries: 2 },
    { migration: "0002-column.sql", tried: 2, retries: 2 },
  ]);
  expect(await listNames()).toEqual(["0001-table.sql"]);

  let waiting: Promise<void> | undefined;
  await database.db.transaction(async (reader) => {
    await reader.execute(sql`select from vacancies`);
    waiting = migrate(database, { ...patience, retries: 1_000, logger: { ...logger, warn: () => giveUp() } });
    await new Promise<void>((resolve) => {
      giveUp = resolve;
    });
  });
  await waiting;
  expect(await listNames()).toEqual(["0001-table.sql", "0002-column.sql"]);
});
let giveUp = () => {};

test("a server refuses a database that a newer version migrated, and names both", async () => {
  await write("0002-column.sql", "alter table vacancies add column place text");
  await migrate(database, { folder });
  await rm(join(path, "0002-column.sql"));
  await expect(migrate(database, { folder })).rejects.toMatchObject({
    name: "OperatorError",
    message: expect.stringMatching(/up to 0002-column\.sql, .* nothing after 0001-table\.sql/),
  });
});

test("an index is built while another transaction writes to its table", async () => {
  await migrate(database, { folder });
  await write("0002-indexes.sql", indexFile);
  let migrating: Promise<void> | undefined;
  await database.db.transaction(async (writer) => {
    await writer.execute(sql`insert into vacancies values (2, 'y')`);
    migrating = migrate(database, { folder, lockTimeoutMs: 50, retries: 0 });
    await expect.poll(countBuilding).toBe(1);
    // While a plain index is being built, this insert would have to wait until the transaction above ends.
    await database.db.execute(sql`insert into vacancies values (3, 'z')`);
  });
  await migrating;
  expect(await listIndexes()).toEqual(["vacancies_id true", "vacancies_title true"]);
});

test("an index whose build was interrupted is dropped and built again, a valid one stays", async () => {
  await migrate(database, { folder });
  await write("0002-indexes.sql", indexFile);
  await database.runScript("create unique index vacancies_id on vacancies (id) where id > 0");
  await database.db.transaction(async (writer) => {
    await writer.execute(sql`insert into vacancies values (2, 'y')`);
    const migrating = migrate(database, { folder });
    migrating.catch(() => {});
    await expect.poll(countBuilding).toBe(1);
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_progress_create_index where relid = 'vacancies'::regclass`,
    );
    await expect(migrating).rejects.toThrow("the connection to the database is lost");
  });
  expect(await listIndexes()).toEqual(["vacancies_id true", "vacancies_title false"]);
  expect(await listNames()).toEqual(["0001-table.sql"]);
  const [before] = await listOids();
  await migrate(database, { folder });
  expect(await listIndexes()).toEqual(["vacancies_id true", "vacancies_title true"]);
  expect((await listOids())[0]).toEqual(before);
  expect(await listNames()).toEqual(["0001-table.sql", "0002-indexes.sql"]);
});

test("servers that start while an index is being built wait for it and find it valid", async () => {
  await migrate(database, { folder });
  await write("0002-indexes.sql", indexFile);
  const servers = [schema.open(), schema.open(), schema.open()];
  await Promise.all(servers.map((server) => migrate(server, { folder })));
  await Promise.all(servers.map((server) => server.close()));
  expect(await listIndexes()).toEqual(["vacancies_id true", "vacancies_title true"]);
});

test("a file with `-- concurrently` may hold only indexes, because other statements could not be repeated", async () => {
  await migrate(database, { folder });
  await write("0002-wrong.sql", "-- concurrently\ndrop table vacancies;");
  await expect(migrate(database, { folder })).rejects.toThrow("drop table vacancies");
});

function write(name: string, script: string): Promise<void> {
  return writeFile(join(path, name), script);
}

async function listNames(): Promise<string[]> {
  const rows = await database.db.select({ name: migrations.name }).from(migrations);
  return rows.map(({ name }) => name).sort();
}

async function countBuilding(): Promise<number> {
  return database.db.$count(sql`pg_stat_progress_create_index where relid = 'vacancies'::regclass`);
}

async function listIndexes(): Promise<string[]> {
  const rows = await database.db
    .select({ name: sql<string>`indexrelid::regclass::text`, isValid: sql<boolean>`indisvalid` })
    .from(sql`pg_index where indrelid = 'vacancies'::regclass`);
  return rows.map(({ name, isValid }) => `${name} ${isValid}`).sort();
}

async function listOids(): Promise<unknown[]> {
  return database.db
    .select({ name: sql<string>`indexrelid::regclass::text`, oid: sql<string>`indexrelid` })
    .from(sql`pg_index where indrelid = 'vacancies'::regclass order by 1`);
}
