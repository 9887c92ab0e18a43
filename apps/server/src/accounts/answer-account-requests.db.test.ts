import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { deliverEmails } from "../../test/email/deliver-emails.ts";
import type { Database } from "../db/client.ts";
import { accountRequests, outboxEmails, users } from "../db/schema/accounts.ts";
import { queueAccountRequest } from "../people/queue-account-request.ts";
import { answerAccountRequests } from "./answer-account-requests.ts";

let database: Database;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  deps = createTestDeps(database);
  await database.db.delete(accountRequests);
  await database.db.delete(outboxEmails);
  await database.db.delete(users);
});
afterAll(() => database.close());

function ask(email: string, name = "Ana") {
  return queueAccountRequest(deps, { kind: "register", email, name, passwordHash: "hash", referId: null });
}

test("requests are answered in the order in which they came", async () => {
  for (const name of ["c", "a", "b"]) {
    await ask(`${name}@correio.example`);
    deps.clock.advance(1);
  }
  expect(await answerAccountRequests(deps)).toBe(3);
  expect(await database.db.$count(accountRequests)).toBe(0);
  await deliverEmails(deps);
  expect(deps.sent.map(({ recipient }) => recipient[0])).toEqual(["c", "a", "b"]);
});

test("work that fails half-way leaves only the request, and the next turn does it", async () => {
  await ask("ana@correio.example");
  const config = {
    ...deps.config,
    // Read when the person and their link are written and the message is not.
    get appBaseUrl(): string {
      throw new Error("the process died");
    },
  };
  expect(await answerAccountRequests({ ...deps, config })).toBe(0);
  expect(await database.db.$count(users)).toBe(0);
  expect(await database.db.$count(accountRequests)).toBe(1);
  expect(await answerAccountRequests(deps)).toBe(1);
  await deliverEmails(deps);
  expect(deps.sent).toHaveLength(1);
});

test("several processes answer each request once", async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `p${index}@correio.example`);
  for (const address of addresses) await ask(address);
  const answered = await Promise.all(Array.from({ length: 4 }, () => answerAccountRequests(deps)));
  // A process that finds the last rows locked by others stops, and the others finish them.
  expect(answered.reduce((sum, count) => sum + count, 0)).toBe(12);
  await deliverEmails(deps);
  expect(deps.sent.map(({ recipient }) => recipient).sort()).toEqual(addresses.toSorted());
});

test("two sign-ups of one address by two processes make one person", async () => {
  await ask("ana@correio.example", "Ana");
  await ask("ana@correio.example", "Ana Souza");
  await Promise.all([answerAccountRequests(deps), answerAccountRequests(deps)]);
  expect(await database.db.$count(users, eq(users.email, "ana@correio.example"))).toBe(1);
  expect(await deliverEmails(deps)).toHaveLength(2);
});

test("a request that cannot be answered does not delay the others and is given up after a day", async () => {
  await ask("impossivel@correio.example", "x".repeat(2_001));
  deps.clock.advance(1);
  await ask("ana@correio.example");
  expect(await answerAccountRequests(deps)).toBe(1);
  expect(await database.db.$count(accountRequests)).toBe(1);
  deps.clock.advance(24 * 3_600_000);
  expect(await answerAccountRequests(deps)).toBe(0);
  expect(await database.db.$count(accountRequests)).toBe(0);
});
