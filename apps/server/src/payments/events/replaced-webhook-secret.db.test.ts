import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson } from "../../../test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../test/product/create-test-deps.ts";
import { createCheckout, sendEventBody, testPayments } from "../../../test/fichas/stripe-events.ts";
import { buildApp } from "../../app.ts";
import { getBalance } from "../../credits/ledger/account.ts";
import { verifyLedger } from "../../credits/verification/verify-ledger.ts";

const old = "whsec_the_old_one";
const fresh = "whsec_the_new_one";

/** The secret that `STRIPE_WEBHOOK_SECRET` of each process names; a restart is another process on the same database. */
type Processes = Record<"onlyOld" | "both" | "onlyNew", FastifyInstance>;

let database: TestDatabase;
let deps: TestDeps;
let processes: Processes;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = createTestDeps(database);
  const start = (...webhookSecrets: string[]) =>
    buildApp({ ...deps, payments: { ...testPayments, webhookSecrets } });
  processes = { onlyOld: await start(old), both: await start(fresh, old), onlyNew: await start(fresh) };
});
afterAll(async () => {
  await Promise.all(Object.values(processes).map((app) => app.close()));
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

/** @returns the status of the answer to an event that Stripe signed with each of these secrets */
function tell(app: FastifyInstance, event: object, secrets: readonly string[]): Promise<number> {
  return sendEventBody(app, deps.clock, JSON.stringify(event), ...secrets);
}

/** A day in which Stripe signs with both begins when the operator rolls the secret there. */
test.each([
  ["before the secret is rolled in Stripe", [old], ["onlyOld"]],
  ["in the day after it, while processes are replaced", [old, fresh], ["onlyOld", "both"]],
  ["after that day, while the old one is taken out", [fresh], ["both", "onlyNew"]],
] as const)("%s, each process believes Stripe", async (_when, secrets, running) => {
  for (const name of running) {
    const { userId } = await createPerson(deps);
    const paid = createCheckout(deps.clock, { reference: userId }).completed();
    expect([name, await tell(processes[name], paid, secrets)]).toEqual([name, 200]);
    expect(await getBalance(database.db, userId)).toBe(300);
  }
});

test("a process that learned the new secret too late refuses, and takes the same event when Stripe tells it again", async () => {
  const { userId } = await createPerson(deps);
  const paid = createCheckout(deps.clock, { reference: userId }).completed();
  expect(await tell(processes.onlyOld, paid, [fresh])).toBe(400);
  expect(await getBalance(database.db, userId)).toBe(0);
  expect(await tell(processes.both, paid, [fresh])).toBe(200);
  expect(await getBalance(database.db, userId)).toBe(300);
});

test("who has only the old secret is believed no more once it is taken out", async () => {
  const { userId } = await createPerson(deps);
  const forged = createCheckout(deps.clock, { reference: userId }).completed();
  expect(await tell(processes.onlyNew, forged, [old])).toBe(400);
  expect(await getBalance(database.db, userId)).toBe(0);
});
