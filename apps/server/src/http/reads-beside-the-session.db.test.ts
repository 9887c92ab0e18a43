import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../test/database/create-test-database.ts";
import { watchStatements, type WatchedDatabase } from "../../test/database/watch-statements.ts";
import { callApi } from "../../test/product/call-api.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { buildApp } from "../app.ts";
import { revokeSession } from "../sessions/repository.ts";

let database: TestDatabase;
let watched: WatchedDatabase;
let deps: TestDeps;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  watched = watchStatements(database.url);
  deps = createTestDeps(database, { db: watched.db });
  app = await buildApp(deps);
});
beforeEach(() => {
  watched.statements.length = 0;
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await database.close();
});

/** Does `work` while no statement can read a table. */
function whileLocked<Result>(table: "sessions" | "users", work: () => Promise<Result>): Promise<Result> {
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
    return work();
  });
}

async function endedSession(): Promise<string> {
  const { token, sessionId } = await createPerson(deps);
  await revokeSession(deps.db, sessionId, deps.clock.now());
  return token;
}

test("a person's screen is read while the database is asked whether the session was ended", async () => {
  const { token } = await createPerson(deps, { bonus: 5 });
  watched.statements.length = 0;
  const answer = await whileLocked("sessions", async () => {
    const coming = callApi(app, "GET", "/tokens", { token });
    await expect.poll(() => watched.statements.length).toBe(4);
    return { coming };
  });
  expect(await answer.coming).toMatchObject({ status: 200, body: { tokens: { total: 5 } } });
});

test("what changes something begins only when the session is known to be open", async () => {
  const { token } = await createPerson(deps);
  watched.statements.length = 0;
  const answer = await whileLocked("sessions", async () => {
    const coming = callApi(app, "POST", "/tokens/claim-daily", { token });
    await expect.poll(() => watched.statements.length).toBe(1);
    return { coming };
  });
  expect(watched.statements[0]).toContain("sessions");
  expect(await answer.coming).toMatchObject({ status: 200 });
});

test("who shows an ended session is refused, whether what was read is there, missing or still being read", async () => {
  const token = await endedSession();
  deps.access.take();
  const refused = { status: 401, body: { code: "unauthenticated" } };
  expect(await callApi(app, "GET", "/account", { token })).toMatchObject(refused);
  expect(await callApi(app, "GET", "/saved-vacancies/0123456789abcdef", { token })).toMatchObject(refused);
  expect(await callApi(app, "GET", "/tokens/history?page=none", { token })).toMatchObject(refused);
  await whileLocked("users", async () =>
    expect(await callApi(app, "GET", "/tokens", { token })).toMatchObject(refused),
  );
  // Nor does such a call count as a use of the session.
  expect(deps.access.take()).toEqual([]);
});
