import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { passwords } from "../../test/people/passwords.ts";
import { buildApp } from "../app.ts";
import type { Database } from "../db/client.ts";
import { accessRecords } from "../db/schema/access-records.ts";
import { users } from "../db/schema/accounts.ts";
import { forgetOldAccess } from "./forget-old-access.ts";
import { writeAccessRecords } from "./write-access-records.ts";

const password = "Abacaxi-2026!";
let database: Database;
let deps: TestDeps;
let app: FastifyInstance;
let ana: TestPerson;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database);
  app = await buildApp(deps);
  ana = await createPerson(deps);
  await database.db
    .update(users)
    .set({ passwordHash: await passwords.hash(password) })
    .where(eq(users.id, ana.userId));
});
afterAll(() => database.close());

/** Sends a call whose proxy names `ip` as the caller. */
async function use(ip: string, token = ana.token): Promise<void> {
  const answer = await callApi(app, "GET", "/tokens", { token, headers: { "x-forwarded-for": ip } });
  expect(answer.status).toBe(200);
}

function records() {
  const { ip, action, at } = accessRecords;
  return database.db
    .select({ ip, action, at })
    .from(accessRecords)
    .where(eq(accessRecords.personId, ana.userId))
    .orderBy(asc(at), asc(ip));
}

test("a log-in and each day's first use from an address are stored, once", async () => {
  const login = await callApi(app, "POST", "/login", {
    body: { email: ana.email, password },
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  const token = String(login.body["token"]);
  deps.clock.advance(1_000);
  await use("203.0.113.7", token);
  await use("::ffff:203.0.113.7", token);
  await use("2001:DB8::7", token);
  // 00:30 of the next day in São Paulo.
  deps.clock.set("2026-11-22T03:30:00Z");
  await use("203.0.113.7", token);
  await writeAccessRecords(deps);
  // A server that has just started remembers none of them.
  const restarted = createTestDeps(database);
  restarted.clock.set("2026-11-22T03:40:00Z");
  app = await buildApp(restarted);
  await use("203.0.113.7", token);
  await writeAccessRecords(restarted);

  expect(await records()).toEqual([
    { ip: "203.0.113.7", action: "log_in", at: new Date("2026-11-21T12:00:00.000Z") },
    { ip: "2001:db8::7", action: "use", at: new Date("2026-11-21T12:00:01.000Z") },
    { ip: "203.0.113.7", action: "use", at: new Date("2026-11-22T03:30:00.000Z") },
  ]);
});

test("a request writes no record itself, and records that could not be stored are stored later", async () => {
  await use("203.0.113.8");
  expect(await records()).toEqual([]);
  const closed = await createTestDatabase();
  await closed.close();
  await expect(writeAccessRecords({ ...deps, db: closed.db })).rejects.toThrow("access_records");
  await writeAccessRecords(deps);
  expect(await records()).toHaveLength(1);
});

test("a proxy's text that is no address is not stored, and does not keep other records from being stored", async () => {
  await use("x' or 1=1 --");
  await use("fe80::1%eth0");
  await writeAccessRecords(deps);
  expect((await records()).map(({ ip }) => ip)).toEqual(["fe80::1"]);
});

test("an address that a proxy writes with the port of the connection is stored, once", async () => {
  for (const port of [4711, 4712]) await use(`203.0.113.9:${port}`);
  await use("[2001:db8::9]:4711");
  await writeAccessRecords(deps);
  expect((await records()).map(({ ip }) => ip)).toEqual(["203.0.113.9", "2001:db8::9"]);
});

test("the port is stored when no proxy is between the caller and the server", async () => {
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const headers = { authorization: `Bearer ${ana.token}` };
  await fetch(`${address}/api/tokens`, { headers });
  await fetch(`${address}/api/tokens`, { headers: { ...headers, "x-forwarded-for": "203.0.113.9" } });
  await writeAccessRecords(deps);
  await app.close();
  const ports = await database.db
    .select({ ip: accessRecords.ip, port: accessRecords.port })
    .from(accessRecords)
    .where(eq(accessRecords.personId, ana.userId))
    .orderBy(asc(accessRecords.ip));
  expect(ports).toEqual([
    { ip: "127.0.0.1", port: expect.any(Number) },
    { ip: "203.0.113.9", port: null },
  ]);
});

test("a record stays after its account is deleted, and is deleted after six months", async () => {
  await use("203.0.113.10");
  await writeAccessRecords(deps);
  const deletion = await callApi(app, "DELETE", "/account", { token: ana.token, body: { password } });
  expect(deletion.status).toBe(200);
  deps.clock.advance(184 * 24 * 3_600_000);
  await forgetOldAccess(deps);
  expect(await records()).toHaveLength(1);
  deps.clock.advance(1);
  await forgetOldAccess(deps);
  expect(await records()).toEqual([]);
});

test("a call without a session leaves no record", async () => {
  const before = await database.db.$count(accessRecords);
  for (const token of [undefined, "not.a.token"])
    await callApi(app, "GET", "/tokens", {
      ...(token !== undefined && { token }),
      headers: { "x-forwarded-for": "203.0.113.11" },
    });
  await writeAccessRecords(deps);
  expect(await database.db.$count(accessRecords)).toBe(before);
});
