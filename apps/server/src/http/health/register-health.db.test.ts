import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { buildApp } from "../../app.ts";
import { createMigrationCheck } from "../../db/migrating/check-migrations.ts";
import { createReadiness, type Readiness, type ReadinessCheck } from "./readiness.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function start(readiness: Readiness) {
  const app = await buildApp(createTestDeps(database), { readiness });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ method: "GET", url });
    return { status: statusCode, connection: headers["connection"], body: JSON.parse(body) };
  };
  return { app, get };
}

const databaseCheck = (): ReadinessCheck => ({
  name: "database",
  isReady: createMigrationCheck(database.db),
});

test("a server is ready while the database has the migrations that it knows, or newer ones", async () => {
  const { app, get } = await start(createReadiness([databaseCheck()]));
  expect(await get("/readyz")).toMatchObject({ status: 200, body: { status: "ready", missing: [] } });
  await database.db.execute(
    sql`insert into migrations (name, checksum) values ('9999-of-a-newer-version.sql', '')`,
  );
  expect(await get("/readyz")).toMatchObject({ status: 200 });
  await database.db.execute(sql`delete from migrations where name like '0001-%'`);
  expect(await get("/readyz")).toMatchObject({
    status: 503,
    body: { status: "not ready", missing: ["database"] },
  });
  expect(await get("/healthz")).toMatchObject({ status: 200, body: { status: "alive" } });
  await app.close();
});

test("each failing check is named, and a check that throws counts as failing", async () => {
  const { app, get } = await start(
    createReadiness([
      databaseCheck(),
      { name: "line", isReady: () => Promise.resolve(false) },
      { name: "broken", isReady: () => Promise.reject(new Error("cannot be looked at")) },
    ]),
  );
  expect(await get("/readyz")).toMatchObject({ status: 503, body: { missing: ["line", "broken"] } });
  await app.close();
});

test("a server that stops is not ready at once, still answers, and asks each caller to close its connection", async () => {
  const readiness = createReadiness([databaseCheck()]);
  const { app, get } = await start(readiness);
  expect(await get("/readyz")).toMatchObject({ status: 200 });
  readiness.beginStopping();
  expect(await get("/readyz")).toMatchObject({
    status: 503,
    connection: "close",
    body: { missing: ["stopping"] },
  });
  expect(await get("/healthz")).toMatchObject({ status: 200 });
  expect(await get("/api/settings")).toMatchObject({ status: 200, connection: "close" });
  expect((await callApi(app, "GET", "/tokens")).status).toBe(401);
  await app.close();
});
