import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyLedger } from "../../src/credits/verification/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { listBrokenSearches } from "./list-broken-searches.ts";
import { searchScenarios } from "./search-scenarios.ts";
import { createSearchTown, type SearchTown } from "./search-world.ts";

/** `npm run test:long` tries 5,000; `SEARCH_SEED` repeats a run that failed, which prints its seed. */
const runs = Number(process.env["SEARCH_SCENARIOS"] ?? 100);
const seed = process.env["SEARCH_SEED"];

let database: TestDatabase;
let town: SearchTown;

beforeAll(async () => {
  database = await createTestDatabase();
  town = await createSearchTown(database);
});
afterAll(async () => {
  await town.close();
  expect(await verifyLedger(database.db)).toEqual([]);
  await database.close();
});

test(
  "a person who receives an answer pays for it once, also with disconnections, repetitions and requests to two servers",
  async () => {
    const property = fc.asyncProperty(searchScenarios, async (scenario) => {
      const world = await town.live(scenario);
      expect(await listBrokenSearches(world, scenario)).toEqual([]);
    });
    await fc.assert(property, {
      numRuns: runs,
      interruptAfterTimeLimit: 60_000 + runs * 1_000,
      ...(seed !== undefined && { seed: Number(seed) }),
    });
  },
  60_000 + runs * 2_000,
);
