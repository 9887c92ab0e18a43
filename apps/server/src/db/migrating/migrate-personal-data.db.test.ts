import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestSchema, type TestSchema } from "../../../test/database/create-test-schema.ts";
import type { Database } from "../client.ts";
import { migrate } from "./migrate.ts";

const real = fileURLToPath(new URL("../migrations/", import.meta.url));
const person = "4b1d9c1e-6f0a-4a53-9c5e-0d6a3f1b2c4d";

let schema: TestSchema;
let database: Database;
let before: string;
let rollout: string;

beforeAll(async () => {
  before = migrationsBefore("0020");
  rollout = migrationsBefore("0048");
  schema = await createTestSchema();
  database = schema.open();
});
afterAll(async () => {
  for (const folder of [before, rollout]) rmSync(folder, { recursive: true });
  await database.close();
  await schema.drop();
});

test("the update deletes unkeyed hashes of questions, and servers of the last version write no new ones into runs", async () => {
  await migrate(database, { folder: pathToFileURL(`${before}/`) });
  await database.db.execute(sql`insert into credit_accounts (user_id, person_key) values (${person}, 'x')`);
  await writeLikeBefore("old", "1 hour");
  await writeLikeBefore("young", "1 minute");

  await migrate(database, { folder: pathToFileURL(`${rollout}/`) });
  const runs = sql`select user_id, hold_id, question, job_count from provider_runs`;
  const withoutPerson = { user_id: null, hold_id: null, question: "", job_count: 3 };
  expect(await rowsOf(runs)).toEqual([withoutPerson, withoutPerson]);
  // A repetition that is still free at a server of the last version stays free.
  expect(await rowsOf(sql`select purpose, captured_by from credit_holds order by purpose`)).toEqual([
    { purpose: "", captured_by: null },
    { purpose: "hash of young", captured_by: "request" },
  ]);

  await writeLikeBefore("during the rollout", "0");
  expect(await rowsOf(runs)).toEqual([withoutPerson, withoutPerson, withoutPerson]);

  await migrate(database);
  const [run] = await rowsOf(sql`select * from provider_runs`);
  expect(run).not.toHaveProperty("user_id");
  expect(run).toHaveProperty("job_count", 3);
});

test("the update removes people who deleted their accounts before it from payments and referrals too", async () => {
  const id = "7d1d9c1e-6f0a-4a53-9c5e-0d6a3f1b2c4d";
  const other = "8d1d9c1e-6f0a-4a53-9c5e-0d6a3f1b2c4d";
  await database.close();
  await schema.drop();
  schema = await createTestSchema();
  database = schema.open();
  await migrate(database, { folder: pathToFileURL(`${before}/`) });
  await database.db.execute(
    sql`insert into credit_accounts (user_id, person_key) values (${id}, 'x'), (${other}, 'y')`,
  );
  await database.db.execute(sql`
    insert into users (id, name, email, referral_code, created_at)
    values (${other}, 'Rui', 'rui@pessoa.example', 'code', now())`);
  await database.db.execute(sql`
    insert into payments (payment_intent, user_id, client_reference, created_at, updated_at) values
      ('pi_1', ${id}, ${id}, now(), now()),
      ('pi_2', null, ${id}, now(), now()),
      ('pi_3', ${other}, ${other}, now(), now()),
      ('pi_4', null, 'anything', now(), now())`);
  await database.db.execute(sql`
    insert into pending_purchases (id, user_id, package_id, created_at)
    values (gen_random_uuid(), ${id}, 'basic', now()), (gen_random_uuid(), ${other}, 'basic', now())`);
  await database.db.execute(sql`
    insert into referrals (referred_user_id, referrer_user_id, referrer_credits, referred_credits, created_at)
    values (${id}, ${other}, 1, 1, now()), (${other}, ${id}, 1, 1, now())`);

  await migrate(database);
  expect(
    await rowsOf(sql`select payment_intent, user_id, client_reference from payments order by payment_intent`),
  ).toEqual([
    { payment_intent: "pi_1", user_id: null, client_reference: null },
    { payment_intent: "pi_2", user_id: null, client_reference: null },
    { payment_intent: "pi_3", user_id: other, client_reference: other },
    { payment_intent: "pi_4", user_id: null, client_reference: "anything" },
  ]);
  const rest = [
    await rowsOf(sql`select user_id from pending_purchases`),
    await rowsOf(sql`select referred_user_id, referrer_user_id from referrals`),
  ];
  expect(rest).toMatchObject([[{ user_id: other }], [{}, {}]]);
  expect(JSON.stringify(rest)).not.toContain(id);
  expect(JSON.stringify(rest).split(other)).toHaveLength(4);
});

/** @returns a new folder with the migrations before a name */
function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "vagou-migrations-"));
  for (const file of readdirSync(real).filter((other) => other < name))
    cpSync(join(real, file), join(folder, file));
  return folder;
}

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
