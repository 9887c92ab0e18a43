import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isAnswer, type Outcome } from "@vagou/contract/search/outcome";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPerson } from "../../test/people/create-person.ts";
import { createTestDatabase } from "../../test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/product/create-test-deps.ts";
import { startAllProviders, type AllProviders } from "../../test/portals/start-all-providers.ts";
import { getBalance } from "../credits/ledger/account.ts";
import { verifyLedger } from "../credits/verification/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { searchProviders } from "./search-providers.ts";

/**
 * The outcome that each fault of a portal must have; several where it depends on the address that fails. `others`: the
 * outcomes of single portals that differ.
 */
const faults: [mode: string, outcomes: Outcome[], others?: Readonly<Record<string, Outcome[]>>][] = [
  ["slow", ["answered", "empty"]],
  ["blocked", ["blocked"]],
  ["rate-limited", ["blocked"]],
  ["captcha", ["blocked"]],
  ["unavailable", ["unavailable"]],
  ["changed", ["changed"]],
  ["garbage", ["changed"]],
  ["truncated", ["unavailable"]],
  ["wrong-charset", ["changed"]],
  ["reset", ["unavailable"]],
  ["timeout", ["timeout"]],
  ["endless", ["changed", "timeout"]],
  ["drip", ["timeout"]],
  ["huge", ["changed"]],
  ["bomb", ["changed"]],
  ["redirect-loop", ["changed"]],
  ["redirect-private", ["changed"]],
  ["moved-host", ["changed"]],
  ["place-ignored", ["answered", "empty"]],
  ["home-page", ["changed"]],
  // BNE answers in this way to an occupation that it does not know.
  ["home-in-place", ["changed"], { bne: ["empty"] }],
  // NetVagas answers in this way to programs.
  ["packed", ["changed"], { netvagas: ["blocked"] }],
  ["glued", ["answered", "empty"]],
];

let database: Database;
let all: AllProviders;
let deps: TestDeps;

beforeAll(async () => {
  database = await createTestDatabase();
  // Few requests and a short deadline: this test is about single requests, not about an adapter's limits.
  all = await startAllProviders({ requestsMax: 4, deadlineMs: 8_000 });
  deps = createTestDeps(database, { providers: all.providers, fetcher: all.fetcher });
});
beforeEach(async () => {
  await database.db.delete(providerBreakers);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await all.close();
  await database.close();
});

let questions = 0;
async function searchAll() {
  questions += 1;
  const actor = await createPerson(deps, { bonus: 1_000 });
  const { services } = await searchProviders(deps, {
    actor,
    filters: { query: `desenvolvedor ${"i".repeat(questions)}`, city: "", state: "" },
    services: all.providers.map(({ id }) => id),
    idempotencyKey: undefined,
    caller: { ip: "203.0.113.7", userAgent: "test" },
    signal: new AbortController().signal,
  });
  return { services, balance: await getBalance(database.db, actor.userId) };
}

/** The memory in use after a full garbage collection, in megabytes. */
function liveMegabytes(): number {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

let megabytesBefore: number;
beforeAll(async () => {
  await searchAll();
  megabytesBefore = liveMegabytes();
});

describe.each(faults)("portals with the fault %s", (mode, outcomes, others = {}) => {
  test.each([
    ["every second one", 0],
    ["the others", 1],
  ])("are named and cost nothing, and the other portals answer: %s", async (_which, remainder) => {
    const broken = all.providers.filter((_, index) => index % 2 === remainder);
    await Promise.all(broken.map((provider) => all.setFault(provider, mode)));
    const { services, balance } = await searchAll();
    await Promise.all(broken.map((provider) => all.setFault(provider, "none")));
    const brokenIds = new Set<string>(broken.map(({ id }) => id));
    const told = Object.fromEntries(
      services.map(({ name, outcome, fichas }) => [name, `${outcome} ${fichas}`]),
    );
    for (const { name, outcome, jobs } of services) {
      const expected = brokenIds.has(name) ? (others[name] ?? outcomes) : ["answered", "empty"];
      expect(expected, `${name} of ${JSON.stringify(told)}`).toContain(outcome);
      expect(isAnswer(outcome) || jobs.ids.length === 0).toBe(true);
    }
    const free = services.filter(({ outcome }) => !isAnswer(outcome)).length;
    expect(balance).toBe(1_000 - 7 * (all.providers.length - free));
  });
});

test("after all faults, also endless bodies and decompression bombs, no more memory is in use than before", async () => {
  // Sockets that were closed free their buffers a little later.
  const held = () => liveMegabytes() - megabytesBefore;
  await expect.poll(held, { timeout: 10_000, interval: 500 }).toBeLessThan(20);
});
