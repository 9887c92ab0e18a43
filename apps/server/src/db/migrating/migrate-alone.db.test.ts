import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestSchema, type TestSchema } from "../../../test/database/create-test-schema.ts";
import type { Database } from "../client.ts";
import { migrate } from "./migrate.ts";
import { migrateAlone } from "./migrate-alone.ts";
import { migrations } from "../schema/migrations.ts";

let schema: TestSchema;
let servers: Database[];

beforeEach(async () => {
  schema = await createTestSchema();
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await schema.drop();
});

test("sixteen servers that start on one empty database all get it migrated", async () => {
  const starters = Array.from({ length: 16 }, startServer);
  // All connect first, so that they begin at the same moment.
  await Promise.all(starters.map(({ db }) => db.execute(sql`select 1`)));
  const ends = await Promise.allSettled(starters.map((server) => migrate(server)));
  expect(ends.filter(({ status }) => status === "rejected")).toEqual([]);
  const names = (await startServer().db.select().from(migrations)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("of servers that migrate at the same moment one works at a time, and after a failure the next one does", async () => {
  let working = 0;
  const seen: number[] = [];
  const ends = await Promise.allSettled(
    Array.from({ length: 4 }, (_, index) =>
      migrateAlone(startServer(), undefined, async () => {
        working += 1;
        seen.push(working);
        await new Promise((resolve) => setTimeout(resolve, 20));
        working -= 1;
        if (index % 2 === 0) throw new Error("a migration failed");
      }),
    ),
  );
  expect(seen).toEqual([1, 1, 1, 1]);
  expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(2);
});

function startServer(): Database {
  const server = schema.open();
  servers.push(server);
  return server;
}
