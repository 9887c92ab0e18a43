import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestSchema, type TestSchema } from "../../test/create-test-schema.ts";
import type { Database } from "./client.ts";
import { migrate } from "./migrate.ts";

const real = fileURLToPath(new URL("./migrations/", import.meta.url));
const person = "4b1d9c1e-6f0a-4a53-9c5e-0d6a3f1b2c4d";

let schema: TestSchema;
let database: Database;
let before: string;

beforeAll(async () => {
  before = mkdtempSync(join(tmpdir(), "vagou-migrations-"));
  for (const name of readdirSync(real).filter((file) => file < "0020"))
    cpSync(join(real, name), join(before, name));
  schema = await createTestSchema();
  database = schema.open();
});
afterAll(async () => {
  rmSync(before, { recursive: true });
  await database.close();
  await schema.drop();
});

test("unkeyed hashes of questions go with the update, and servers of the last version leave no new ones in runs", async () => {
  await migrate(database, { folder: pathToFileURL(`${before}/`) });
  await database.db.execute(sql`insert into credit_accounts (user_id, person_key) values (${person}, 'x')`);
  await writeLikeBefore("old", "1 hour");
  await writeLikeBefore("young", "1 minute");

  await migrate(database);
  const runs = sql`select user_id, hold_id, question, job_count from provider_runs`;
  const nobody = { user_id: null, hold_id: null, question: "", job_count: 3 };
  expect(await rowsOf(runs)).toEqual([nobody, nobody]);
  // A repetition that is still free at a server of the last version stays free.
  expect(await rowsOf(sql`select purpose, captured_by from credit_holds order by purpose`)).toEqual([
    { purpose: "", captured_by: null },
    { purpose: "hash of young", captured_by: "request" },
  ]);

  await writeLikeBefore("during the rollout", "0");
  expect(await rowsOf(runs)).toEqual([nobody, nobody, nobody]);
});

/** A settled hold and its run, as servers wrote them up to migration 0019. */
async function writeLikeBefore(what: string, ago: string): Promise<void> {
  await database.db.execute(sql`
    with hold as (
      insert into credit_holds
        (id, user_id, purpose, reason, bonus, bought, state, created_at, expires_at, settled_at, captured_by)
      select gen_random_uuid(), ${person}, ${`hash of ${what}`}, 'search:gupy', 7, 0, 'captured', at, at, at, 'request'
      from (select now() - ${ago}::interval as at) as moment
      returning id, user_id, purpose, settled_at
    )
    insert into provider_runs
      (id, user_id, provider_id, question, outcome, job_count, dropped_count, skipped_count, took_ms, source,
       hold_id, created_at)
    select gen_random_uuid(), user_id, 'gupy', purpose, 'answered', 3, 0, 0, 1, 'provider', id, settled_at
    from hold`);
}

async function rowsOf(query: ReturnType<typeof sql>): Promise<unknown[]> {
  const rows = await database.db.select({ row: sql`to_jsonb(t)` }).from(sql`(${query}) as t`);
  return rows.map(({ row }) => row);
}
