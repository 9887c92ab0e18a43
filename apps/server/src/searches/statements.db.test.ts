import type { ServerResponse } from "node:http";
import { providerIds } from "@vagou/contract/search/catalogue";
import { sql } from "drizzle-orm";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { watchStatements, type WatchedDatabase } from "../../test/database/watch-statements.ts";
import { createTestDeps } from "../../test/product/create-test-deps.ts";
import { startTestProvider, type TestProvider } from "../../test/portals/start-test-provider.ts";
import { testProvider } from "../../test/portals/test-provider.ts";
import { createSharedTurns } from "../asking/etiquette/shared-turns.ts";
import { Connection } from "../db/connections/connection.ts";
import { createPoolDb } from "../db/connections/database-on-pool.ts";
import { keptAnswers, postingPacks } from "../db/schema/searches.ts";
import type { Deps } from "../deps.ts";
import { findAnswer } from "./answers/repository.ts";
import { searchProviders } from "./search-providers.ts";

/** Each on a host of its own, as in production. */
const providers = providerIds.map((id) => testProvider(id, originOf(id)));

function originOf(id: string): string {
  return `https://${id}.portal.example`;
}

let database: TestDatabase;
let watched: WatchedDatabase;
let portal: TestProvider;
let deps: Deps;
let person: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
  watched = watchStatements(database.url);
  const { db } = watched;
  // With a server, other processes may take turns at the same portals.
  portal = await startTestProvider({
    ownOrigins: providerIds.map(originOf),
    turns: createSharedTurns(db),
  });
  const testDeps = createTestDeps(database);
  deps = {
    ...testDeps,
    // With a server, other processes may ask the same question.
    config: { ...testDeps.config, databaseUrl: database.url },
    db,
    fetcher: portal.fetcher,
    providers,
  };
  person = await createPerson(deps, { bonus: 10_000 });
  const waiting: [string, ServerResponse][] = [];
  // No portal answers before all are asked, so that all answers come at one moment.
  portal.answer = (request, response) => {
    waiting.push([request.url ?? "", response]);
    if (waiting.length < providers.length) return;
    for (const [url, asked] of waiting.splice(0))
      asked.end(
        JSON.stringify({ total: 1, items: [{ id: url, title: "Vigia", city: "Recife", state: "PE" }] }),
      );
  };
});
afterAll(async () => {
  await portal.close();
  await watched.close();
  await database.close();
});

/** A search of all portals, with one call for each of `calls`. */
async function search(query: string, calls: readonly (readonly string[])[]): Promise<string[]> {
  watched.statements.length = 0;
  const answers = await Promise.all(
    calls.map((services) =>
      searchProviders(deps, {
        actor: person,
        filters: { query, city: "", state: "" },
        services,
        idempotencyKey: `${query}-${services[0]}`,
        caller: { ip: "127.0.0.1", userAgent: "" },
        signal: new AbortController().signal,
      }),
    ),
  );
  const outcomes = answers.flatMap(({ services }) => services.map(({ outcome }) => outcome));
  expect(outcomes).toEqual(providerIds.map(() => "answered"));
  return [...watched.statements];
}

const oneCall = [providerIds];
const callForEach = providerIds.map((id) => [id]);

test.each([
  ["one call", oneCall],
  ["a call for each portal, as the web app sends them", callForEach],
])("a search of 18 portals in %s asks the database less than twice for each portal", async (name, calls) => {
  await search(`warm up ${name}`, calls);
  const sent = await search(name, calls);
  expect(sent.length).toBeLessThan(2 * providerIds.length);
});

test("a search of 18 portals takes its turns at all of them with few statements", async () => {
  const sent = await search("turns", callForEach);
  // A turn is taken and ended at each portal: one by one these were 36.
  expect(sent.filter((statement) => statement.includes("host_paces")).length).toBeLessThanOrEqual(8);
});

test("a search stores one row of postings and one answer for each portal", async () => {
  const count = async () => [await deps.db.$count(postingPacks), await deps.db.$count(keptAnswers)];
  const [packs = 0, answers = 0] = await count();
  await search("what is stored", callForEach);
  expect(await count()).toEqual([packs + providerIds.length, answers + providerIds.length]);
});

test("a question reads no answers and no postings of other questions", async () => {
  const single = new Pool({ connectionString: database.url, max: 1, Client: Connection });
  const db = createPoolDb(single);
  const now = new Date();
  const receivedAt = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into posting_packs (id, provider_id, job_ids, frame, first_seen_at, last_seen_at)
    select 'pack ' || number, 'gupy', '{}', '', ${receivedAt}, ${receivedAt} from generate_series(1, 2000) as number`);
  await db.execute(sql`
    insert into kept_answers (id, provider_id, question, outcome, is_partial, pack_id, received_at)
    select gen_random_uuid(), 'gupy', 'other ' || number, 'answered', false, 'pack ' || number, ${receivedAt}
    from generate_series(1, 2000) as number`);
  // As when the tables have been in use for a while: Postgres knows how large they are.
  await db.execute(sql`analyze posting_packs, kept_answers`);
  const countRead = async (table: string): Promise<number> => {
    await db.execute(sql`select pg_stat_force_next_flush()`);
    const { rows } = await single.query<{ read: string }>(
      "select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relid = $1::regclass",
      [table],
    );
    return Number(rows[0]?.read);
  };
  const since = new Date(now.getTime() - 60_000);
  const [answers, packs] = [await countRead("kept_answers"), await countRead("posting_packs")];
  expect(await findAnswer(db, ["never asked", "never asked yesterday"], since)).toBeUndefined();
  expect((await countRead("kept_answers")) - answers).toBe(0);
  expect(await findAnswer(db, ["other 7"], since)).toMatchObject({ packId: "pack 7" });
  expect((await countRead("posting_packs")) - packs).toBe(1);
  await single.end();
});
