import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "@vagou/server/app";
import { readConfig } from "@vagou/server/config/read-config";
import type { Database } from "@vagou/server/db/client";
import { openDatabase } from "@vagou/server/db/opening/open-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPersonWithAllData } from "../../server/test/people/create-person-with-all-data.ts";
import { createTestDeps } from "../../server/test/product/create-test-deps.ts";
import { createTestSchema, type TestSchema } from "../../server/test/database/create-test-schema.ts";
import { copyEmptyEmbedded } from "../../server/test/database/empty-embedded.ts";
import { dumpTables, type DumpedTable } from "../../server/test/database/dump-tables.ts";
import { startTestProvider } from "../../server/test/portals/start-test-provider.ts";
import { testPayments } from "../../server/test/fichas/stripe-events.ts";
import { runOperator } from "../test/run-operator.ts";

/** More than one batch of a copy. */
const manyPeople = 1_500;

/** As an SQL literal: characters that Postgres quotes when it writes a row as text. */
const oddName = String.raw`E'Zoë (\\) "a", {b}\n\t’'`;

let folder: string;
let schema: TestSchema;
let kept: DumpedTable[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vagou-move-"));
  schema = await createTestSchema();
  await copyEmptyEmbedded(join(folder, "postgres"));
  const embedded = await openDatabase(readConfig({ DATA_DIR: folder }));
  await fill(embedded);
  kept = await dumpSorted(embedded);
  await embedded.close();
}, 120_000);
afterAll(async () => {
  await schema.drop();
  await rm(folder, { recursive: true, force: true });
});

const move = (settings: Record<string, string>) =>
  runOperator("database-move.ts", [], { DATA_DIR: folder, ...settings });

test("the embedded database moves to a Postgres server, each row of each table as it was, and only to an empty one", async () => {
  expect(await move({})).toMatchObject({
    exitCode: 1,
    stderr: "DATABASE_URL: say which database everything is copied to\n",
  });

  const moved = await move({ DATABASE_URL: schema.url });
  expect(moved).toMatchObject({ exitCode: 0, stderr: "" });
  const rows = kept.reduce((sum, table) => sum + table.rows.length, 0);
  expect(moved.stdout).toContain(`Copied   ${rows} rows of ${kept.length} tables`);
  expect(moved.stdout).toContain("the ledger is whole");
  const target = schema.open();
  // The verdict of the check after the copy is new.
  await target.runScript("delete from ledger_verdicts");
  expect(await dumpSorted(target)).toEqual(kept);
  // The rules of the tables hold as before.
  await expect(target.runScript("delete from ledger_movements")).rejects.toThrow("append-only");
  await target.close();

  const again = await move({ DATABASE_URL: schema.url });
  expect(again.exitCode).toBe(1);
  expect(again.stderr).toMatch(/^the new database holds data already, in \w+; give an empty one\n$/);
}, 120_000);

/** Two people with a row in every table that can hold one of theirs, and many who only signed up. */
async function fill(database: Database): Promise<void> {
  const portal = await startTestProvider();
  const deps = createTestDeps(database, {
    providers: portal.providers,
    fetcher: portal.fetcher,
    payments: testPayments,
  });
  portal.answer = (request, response) =>
    response.end(
      JSON.stringify({ total: 1, items: [{ id: request.url, title: "Vaga", city: "Recife", state: "PE" }] }),
    );
  const app = await buildApp(deps);
  for (const query of ['enfermeira\n\\ "', "motorista, {a}"])
    await createPersonWithAllData(deps, app, { passwordHash: "", query });
  await app.close();
  await portal.close();
  await database.runScript(
    `insert into users (id, name, email, referral_code, created_at)
     select gen_random_uuid(), ${oddName}, n || '@pessoa.example', 'code-' || n, now() from generate_series(1, ${manyPeople}) as n`,
  );
}

/** All rows, without the list of migrations and when they ran, in an order of their own. */
async function dumpSorted({ db }: Database): Promise<DumpedTable[]> {
  const tables = await dumpTables(db);
  return tables
    .filter(({ table }) => table !== "migrations")
    .map(({ table, rows }) => ({
      table,
      rows: rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
    }));
}
