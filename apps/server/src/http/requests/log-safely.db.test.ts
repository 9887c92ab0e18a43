import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { writeAccessRecords } from "../../access-records/write-access-records.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { createLogger } from "./log-safely.ts";

let database: Database;
let lines: string[];
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  lines = [];
});
afterAll(() => database.close());

const logger = createLogger("trace", { write: (line) => void lines.push(line) });

test("a failed query is logged with its cause and without the values that were sent", async () => {
  const person = {
    id: "11 98888-7777",
    name: "Joana Secreta",
    email: "joana@correio.example",
    passwordHash: "$argon2id$hash",
    referralCode: "code",
    createdAt: new Date(),
  };
  await database.db
    .insert(users)
    .values(person)
    .catch((error: unknown) => logger.error({ err: error }, "a request failed"));
  const [line = ""] = lines;
  expect(JSON.parse(line)).toMatchObject({
    err: {
      message: "a database query failed",
      cause: { code: "22P02", message: 'invalid input syntax for type uuid: "…"' },
    },
  });
  for (const secret of ["joana@", "Joana Secreta", "argon2id", "98888"]) expect(line).not.toContain(secret);
});

test("of a request's address only the path is logged", async () => {
  const app = await buildApp(createTestDeps(database, { logger }));
  const secrets = {
    token: "one-time-secret-of-a-link",
    password: "Abacaxi-2026!",
    email: "joana@correio.example",
  };
  await callApi(app, "GET", `/tokens?token=${secrets.token}`, { token: "a.bearer.token" });
  await callApi(app, "POST", "/confirm-account", { body: { token: secrets.token } });
  await callApi(app, "POST", "/login", { body: { email: secrets.email, password: secrets.password } });
  const log = lines.join("\n");
  expect(log).toContain('"path":"/api/tokens"');
  for (const secret of [...Object.values(secrets), "a.bearer.token"]) expect(log).not.toContain(secret);
});

test("the id of a shared list is not logged, neither of its page nor of its call", async () => {
  const app = await buildApp(createTestDeps(database, { logger }));
  const id = "Zm9vYmFyYmF6cXV4Zm9vYg";
  for (const path of [`/api/shared-lists/${id}`, `/lista/${id}`, `//lista/${id}/`, `/lista/${id}?a=b`])
    await app.inject({ url: path });
  expect(lines.join("\n")).toContain('"path":"/api/shared-lists/…"');
  expect(lines.join("\n")).toContain('"path":"/lista/…"');
  expect(lines.join("\n")).not.toContain(id);
});

test("no log line holds the address of a caller", async () => {
  const deps = createTestDeps(database, { logger });
  const app = await buildApp(deps);
  const { token } = await createPerson(deps);
  const addresses = ["203.0.113.77", "2001:db8::77", "198.51.100.77"];
  for (const path of ["/tokens", "/account/export", "/jobs/none", "/nowhere"])
    for (const ip of addresses.slice(0, 2))
      await callApi(app, "GET", path, { token, headers: { "x-forwarded-for": `${ip}, ${addresses[2]}` } });
  await callApi(app, "POST", "/login", {
    body: { email: "joana@correio.example", password: "x" },
    headers: { "x-forwarded-for": "203.0.113.77" },
  });
  await app.inject({ url: "/api/tokens", remoteAddress: "198.51.100.77" });
  await writeAccessRecords(deps);
  const log = lines.join("\n");
  expect(log).toContain('"path":"/api/tokens"');
  for (const address of addresses) expect(log).not.toContain(address);
});
