import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { root } from "../../../../../scripts/setup/project.js";
import { callApi } from "../../../test/product/call-api.ts";
import { createPerson, type TestPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps } from "../../../test/product/create-test-deps.ts";
import { testPayments } from "../../../test/fichas/stripe-events.ts";
import { buildApp } from "../../app.ts";
import type { Database } from "../../db/client.ts";
import { limitPolicy } from "../../limits/limit-policy.ts";
import { createLogger } from "../requests/log-safely.ts";
import { securityEvents } from "./security-events.ts";

let database: Database;
let app: FastifyInstance;
let person: TestPerson;
let log: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  log = [];
  const deps = createTestDeps(database, {
    payments: testPayments,
    limits: limitPolicy,
    logger: createLogger("info", { write: (line) => void log.push(line) }),
  });
  app = await buildApp(deps);
  person = await createPerson(deps);
});

const lineSchema = z.object({
  event: z.string().optional(),
  code: z.string().optional(),
  reqId: z.string().optional(),
});

/** The events in the log, in their order. */
const events = () =>
  log.map((line) => lineSchema.parse(JSON.parse(line))).filter(({ event }) => event !== undefined);

const wrongPassword = () => ({ email: person.email, password: "Errada-2026!" });

test.each([
  ["a wrong password", "log_in_failed", "POST", "/login", () => ({ body: wrongPassword() })],
  ["a call without a session", "session_refused", "GET", "/tokens", () => ({ token: "a.b.c" })],
  [
    "a link that was never sent",
    "proof_failed",
    "POST",
    "/confirm-account",
    () => ({ body: { token: "a".repeat(43) } }),
  ],
  [
    "input of another shape",
    "input_refused",
    "POST",
    "/feedback",
    () => ({ token: person.token, body: { message: 7 } }),
  ],
  [
    "a forged payment",
    "webhook_refused",
    "POST",
    "/webhooks/stripe",
    () => ({ body: { id: "evt_1" }, headers: { "stripe-signature": "t=1,v1=00" } }),
  ],
] as const)("%s is the event %s, under the id of the answer", async (_what, event, method, path, made) => {
  const { body } = await callApi(app, method, path, made());
  expect(events()).toEqual([{ event, code: body["code"], reqId: body["request_id"] }]);
});

test("a refused payment says in the log what is wrong with its signature", async () => {
  const forged = { body: { id: "evt_1" }, headers: { "stripe-signature": `t=1,v1=${"0".repeat(64)}` } };
  await callApi(app, "POST", "/webhooks/stripe", forged);
  await callApi(app, "POST", "/webhooks/stripe", { body: { id: "evt_1" } });
  const causes = log
    .map((line) => z.object({ err: z.object({ message: z.string() }).optional() }).parse(JSON.parse(line)))
    .flatMap(({ err }) => err?.message ?? []);
  expect(causes).toEqual(["wrong signature", "no signature"]);
});

test("who tries too often is an event, and no event names the person, the place or what was tried", async () => {
  for (let tried = 0; tried < 12; tried += 1)
    await callApi(app, "POST", "/login", {
      body: wrongPassword(),
      headers: { "x-forwarded-for": "203.0.113.77" },
    });
  const told = events().map(({ event }) => event);
  expect(new Set(told)).toEqual(new Set(["log_in_failed", "limit_reached"]));
  expect(told).toHaveLength(12);
  for (const secret of [person.email, person.userId, "Errada", "203.0.113.77"])
    expect(log.join()).not.toContain(secret);
});

test("what succeeds is no event", async () => {
  expect((await callApi(app, "GET", "/tokens", { token: person.token })).status).toBe(200);
  expect(events()).toEqual([]);
});

const page = () => {
  const [, text = ""] = readFileSync(join(root, "docs/operations.md"), "utf8").split(
    "## Events of security in the log",
  );
  return text.split("\n## ")[0] ?? "";
};

test("the operator's page about the log names every event", () => {
  const named = [...page().matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...new Set(Object.values(securityEvents))].toSorted());
});

test("the command of that page counts the events, in a journal that also has the words of the start", async (context) => {
  await callApi(app, "POST", "/login", { body: wrongPassword() });
  await callApi(app, "POST", "/login", { body: wrongPassword() });
  await callApi(app, "GET", "/tokens", { token: "a.b.c" });
  const [, command = ""] = /`journalctl -u vagou -o cat \| ([^`]+)`/.exec(page()) ?? [];
  const journal = ["Started vagou.service.\nVagou is up at https://vagas.example\n", ...log].join("");
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { input: journal, encoding: "utf8" });
  if (stderr.includes("not found")) context.skip(stderr.trim());
  expect(stdout.trim().split(/\s+/)).toEqual(["2", "log_in_failed", "1", "session_refused"]);
});
