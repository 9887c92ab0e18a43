import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database, Db, Tx } from "../client.ts";
import { isDatabaseUnavailable } from "../connections/database-unavailable.ts";
import { openEmbedded } from "./open-embedded.ts";
import { withDeadline } from "../connections/with-deadline.ts";

// Opening and replacing the thread compiles Postgres anew.
vi.setConfig({ testTimeout: 60_000 });

const deadlines = { readMs: 60_000, writeMs: 60_000 };
let folder: string;
let embedded: Database;
const errors: unknown[] = [];
const logger = { error: (...said: unknown[]) => void errors.push(said) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vagou-embedded-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  errors.length = 0;
  embedded = await openEmbedded(folder, { deadlines, logger });
  await embedded.runScript("create table if not exists notes (name text primary key)");
  await embedded.db.execute(sql`delete from notes`);
});
afterEach(() => embedded.close());

const note = (db: Db | Tx, name: string) => db.execute(sql`insert into notes values (${name})`);
const listNotes = async (db: Db | Tx) => {
  const rows = await rowsOf(db, sql`select name from notes order by name`);
  return z
    .array(z.object({ name: z.string() }))
    .parse(rows)
    .map(({ name }) => name);
};
const endless = sql`select count(*) from generate_series(1, 1000000000000)`;
/** PGlite throws an exception of its own here, because it cannot start programs. */
const breaking = sql`copy (select 1) to program 'cat'`;

test("while a long statement runs, the thread that serves does other work", async () => {
  const done = new AbortController();
  const statement = embedded.db
    .execute(sql`select count(*) from generate_series(1, 500000)`)
    .finally(() => done.abort());
  let turns = 0;
  for (; !done.signal.aborted; turns += 1) await nextTurn();
  await statement;
  // On one thread together it would be a handful.
  expect(turns).toBeGreaterThan(100);
});

test("results, parameters and errors are those of a Postgres server", async () => {
  const server = await createTestDatabase();
  try {
    const bytes = Buffer.from([0, 255, 1]);
    const at = new Date("2026-11-20T12:00:00.123Z");
    const values = sql`select 1::bigint as big, 1.50::numeric as amount, ${bytes}::bytea as bytes,
      ${at}::timestamptz at time zone 'UTC' as at, '2026-11-20'::date as day, array[1, null, 3] as numbers,
      array['a', 'b,"c'] as texts, ${JSON.stringify({ a: [1, "é"] })}::jsonb as json, null as nothing, true as yes,
      ${"x".repeat(3_000_000)}::text as long, ${"'; \\ ção 🙂"}::text as odd, interval '1 day' as interval`;
    const [mine, theirs] = await Promise.all([embedded.db, server.db].map((db) => rowsOf(db, values)));
    expect(mine).toEqual(theirs);
    for (const wrong of [
      sql`select 1 / 0`,
      sql`select * from missing`,
      sql`select ${"no number"}::int`,
      sql`selec`,
    ]) {
      expect(await failureOf(embedded.db, wrong)).toEqual(await failureOf(server.db, wrong));
    }
  } finally {
    await server.close();
  }
});

test("a second row with the same key is refused with the code and the constraint that Postgres names", async () => {
  await note(embedded.db, "one");
  expect(await failureOf(embedded.db, sql`insert into notes values ('one')`)).toMatchObject({
    code: "23505",
    constraint: "notes_pkey",
    table: "notes",
  });
  expect(await listNotes(embedded.db)).toEqual(["one"]);
});

test("a transaction has the database for itself, and leaves nothing when its work throws", async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = embedded.db.transaction(async (tx) => {
    await note(tx, "first");
    begun.resolve();
    await goOn.promise;
    throw new Error("changed its mind");
  });
  await begun.promise;
  const names = listNotes(embedded.db);
  await nextTurn();
  const second = embedded.db.transaction((tx) => note(tx, "second"));
  goOn.resolve();
  await expect(first).rejects.toThrow("changed its mind");
  expect(await names).toEqual([]);
  await second;
  expect(await listNotes(embedded.db)).toEqual(["second"]);
});

test("a transaction that exceeds its deadline is rolled back", async () => {
  const slow = withDeadline(200, () =>
    embedded.db.transaction(async (tx) => {
      for (let index = 0; ; index += 1) await note(tx, `note ${index}`);
    }),
  );
  expect(isDatabaseUnavailable(await slow.catch((error: unknown) => error))).toBe(true);
  expect(await listNotes(embedded.db)).toEqual([]);
});

test("a statement that breaks the database fails as unavailable; the next one finds what was committed", async () => {
  await note(embedded.db, "kept");
  const broken = embedded.db.transaction(async (tx) => {
    await note(tx, "lost");
    await tx.execute(breaking);
  });
  const waiting = listNotes(embedded.db);
  expect(isDatabaseUnavailable(await broken.catch((error: unknown) => error))).toBe(true);
  expect(await waiting).toEqual(["kept"]);
  await note(embedded.db, "later");
  expect(await listNotes(embedded.db)).toEqual(["kept", "later"]);
  expect(errors).toHaveLength(1);
});

test("a statement that was given up and does not end is ended with its thread", async () => {
  await note(embedded.db, "kept");
  await embedded.close();
  embedded = await openEmbedded(folder, { deadlines, logger, silentMsMax: 500 });
  const given = await withDeadline(200, () => embedded.db.execute(endless)).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(given)).toBe(true);
  await expect
    .poll(() => withDeadline(200, () => listNotes(embedded.db)).catch(() => null), { timeout: 40_000 })
    .toEqual(["kept"]);
  expect(errors).toHaveLength(1);
});

test("closing waits for what runs, and the folder has everything", async () => {
  const running = embedded.runScript(
    "insert into notes select 'many ' || count(*) from generate_series(1, 200000)",
  );
  await nextTurn();
  await Promise.all([embedded.close(), running]);
  embedded = await openEmbedded(folder, { deadlines });
  expect(await listNotes(embedded.db)).toEqual(["many 200000"]);
  expect(errors).toEqual([]);
});

test("a folder that cannot be opened is told with its error", async () => {
  await expect(openEmbedded("/dev/null/postgres")).rejects.toMatchObject({ code: "ENOTDIR" });
});

async function rowsOf(db: Db | Tx, statement: SQL): Promise<unknown[]> {
  return z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(statement)).rows;
}

/** What Postgres says of a wrong statement, without where in its sources. */
async function failureOf(db: Db, wrong: SQL): Promise<object> {
  const failed: unknown = await db.execute(wrong).catch((error: unknown) => error);
  if (!(failed instanceof Error) || !(failed.cause instanceof Error)) throw new Error("it did not fail");
  const { cause } = failed;
  const told = [
    "name",
    "message",
    "code",
    "severity",
    "detail",
    "hint",
    "table",
    "constraint",
    "position",
    "where",
  ];
  return Object.fromEntries(told.map((name) => [name, Reflect.get(cause, name)]));
}

test("a first start that is killed when its last file appears is followed by one that works", async () => {
  const parent = await mkdtemp(join(tmpdir(), "vagou-killed-"));
  const fresh = join(parent, "postgres");
  const program = `
    const { openEmbedded } = await import(${JSON.stringify(new URL("open-embedded.ts", import.meta.url).href)});
    await openEmbedded(${JSON.stringify(fresh)});`;
  try {
    const first = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "ignore" });
    const ended = once(first, "close");
    const until = Date.now() + 50_000;
    const isThere = () =>
      [fresh, `${fresh}.unfinished`].some((folder) => existsSync(join(folder, "PG_VERSION")));
    // Without a pause: the next file comes within a millisecond.
    while (!isThere() && Date.now() < until);
    first.kill("SIGKILL");
    await ended;
    expect(isThere()).toBe(true);
    const second = await openEmbedded(fresh, { deadlines });
    await second.runScript("create table notes (name text)");
    await second.close();
    expect(await readdir(parent)).toEqual(["postgres"]);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
});
