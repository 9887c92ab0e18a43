import { isAnswer, type Outcome } from "@vagou/contract/outcome";
import { providers as registry } from "@vagou/providers/index";
import type { Provider } from "@vagou/providers/core/provider";
import { startStandIns, type StandIns } from "@vagou/standins/start";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPerson } from "../../test/create-person.ts";
import { createTestDatabase } from "../../test/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../test/create-test-deps.ts";
import { readConfig } from "../config.ts";
import { getBalance } from "../credits/account.ts";
import { verifyLedger } from "../credits/verify-ledger.ts";
import type { Database } from "../db/client.ts";
import { providerBreakers } from "../db/schema/etiquette.ts";
import { createHostGate } from "../etiquette/host-gate.ts";
import { createHttpClient } from "./http-client.ts";
import { createProviderFetcher } from "./provider-fetcher.ts";
import { searchProviders } from "./search-providers.ts";
import { createSingleFlight } from "./single-flight.ts";

/** What each fault of a portal must be called; several where it depends on where the portal is asked. */
const faults: [mode: string, outcomes: Outcome[]][] = [
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
  ["huge", ["changed"]],
  ["bomb", ["changed"]],
  ["redirect-loop", ["changed"]],
  ["redirect-private", ["changed"]],
];

let database: Database;
let standIns: StandIns;
let deps: TestDeps;
let asked: Provider[];

beforeAll(async () => {
  database = await createTestDatabase();
  standIns = await startStandIns({ firstPort: 0, mailbox: false, providers: true });
  // The way of a request is what is tried here, not an adapter's patience.
  asked = registry
    .filter(({ origins }) => origins.every((origin) => standIns.originMap.has(origin)))
    .map((provider) => ({ ...provider, paceMs: 0, requestsMax: Math.min(provider.requestsMax, 4) }));
  const httpClient = createHttpClient({
    userAgent: "Vagou-test/1.0",
    originMap: standIns.originMap,
    standInsOnly: true,
  });
  const fetcher = createProviderFetcher({
    httpClient,
    hostGate: createHostGate(),
    robots: { check: async () => {} },
    deadlineMs: 4_000,
  });
  deps = createTestDeps(database, { providers: asked, fetcher, config: readConfig({}) });
});
beforeEach(async () => {
  await database.db.delete(providerBreakers);
});
afterAll(async () => {
  expect(await verifyLedger(database.db)).toEqual([]);
  await deps.fetcher.close();
  await standIns.close();
  await database.close();
});

async function setFault(provider: Provider, mode: string): Promise<void> {
  for (const origin of provider.origins) {
    const response = await fetch(`${standIns.originMap.get(origin)}/__faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ mode }),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

let questions = 0;
async function searchAll() {
  questions += 1;
  const actor = await createPerson(deps, { bonus: 1_000 });
  const { services } = await searchProviders(
    { ...deps, flights: createSingleFlight() },
    {
      actor,
      filters: { query: `desenvolvedor ${"i".repeat(questions)}`, city: "", state: "" },
      services: asked.map(({ id }) => id),
      idempotencyKey: undefined,
      caller: { ip: "203.0.113.7", userAgent: "test" },
      signal: new AbortController().signal,
    },
  );
  return { services, balance: await getBalance(database.db, actor.userId) };
}

describe.each(faults)("portals with the fault %s", (mode, outcomes) => {
  test.each([
    ["every second one", 0],
    ["the others", 1],
  ])("are named and cost nothing, and the rest is unharmed: %s", async (_which, remainder) => {
    const broken = asked.filter((_, index) => index % 2 === remainder);
    await Promise.all(broken.map((provider) => setFault(provider, mode)));
    const { services, balance } = await searchAll();
    await Promise.all(broken.map((provider) => setFault(provider, "none")));
    const brokenIds = new Set<string>(broken.map(({ id }) => id));
    const told = Object.fromEntries(
      services.map(({ name, outcome, fichas }) => [name, `${outcome} ${fichas}`]),
    );
    for (const { name, outcome, jobs } of services) {
      const expected = brokenIds.has(name) ? outcomes : ["answered", "empty"];
      expect(expected, `${name} of ${JSON.stringify(told)}`).toContain(outcome);
      expect(isAnswer(outcome) || jobs.length === 0).toBe(true);
    }
    expect(balance).toBe(1_000 - 7 * (asked.length - broken.length));
  });
});
