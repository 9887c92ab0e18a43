import { randomInt } from "node:crypto";
import * as fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../src/app.ts";
import { verifyLedger } from "../../src/credits/verification/verify-ledger.ts";
import { createTestDatabase, type TestDatabase } from "../database/create-test-database.ts";
import { createTestDeps } from "../product/create-test-deps.ts";
import { testPayments } from "../fichas/stripe-events.ts";
import { createAuditor } from "./auditor.ts";
import type { Scenario } from "./operations.ts";
import type { RunScenario } from "./run-scenario.ts";
import { createWorld } from "./world.ts";

/**
 * The number of operations of both ledger tests together; `npm run test:long` performs a million.
 * `LEDGER_SEED` repeats the scenarios of a run that failed, which prints its seed.
 */
const operationCount = Number(process.env["LEDGER_OPERATIONS"] ?? 20_000);
const firstSeed = Number(process.env["LEDGER_SEED"] ?? randomInt(2 ** 30));
/** After so many operations a ledger is verified as a whole, and the next ones use a new database. */
const perDatabase = 25_000;
const scenariosPerSeed = 2;
/** How long fast-check may shrink a failing scenario before it is reported. */
const shrinkingMs = 60_000;
/** Much longer than the slowest machine needs. */
export const timeoutMs = 2 * shrinkingMs + operationCount * 30;

/**
 * Performs half of all operations, in scenarios drawn from `arbitrary`, and checks every promise after each step.
 * @returns the faults of the resulting ledgers, as sentences
 * @throws {Error} with the seed and the smallest scenario found that breaks a promise
 */
export async function liveThrough(arbitrary: fc.Arbitrary<Scenario>, run: RunScenario): Promise<string[]> {
  const wanted = operationCount / 2;
  const faults: string[] = [];
  let performed = 0;
  let seed = firstSeed;
  while (performed < wanted) {
    const database = await createTestDatabase();
    try {
      const app = await buildApp(createTestDeps(database, { payments: testPayments }));
      const target = Math.min(wanted, performed + perDatabase);
      for (; performed < target; seed += 1)
        performed += await perform(database, app, { seed, arbitrary, run });
      faults.push(...(await verifyLedger(database.db)));
    } finally {
      await database.close();
    }
  }
  return faults;
}

async function perform(
  database: TestDatabase,
  app: FastifyInstance,
  { seed, arbitrary, run }: { seed: number; arbitrary: fc.Arbitrary<Scenario>; run: RunScenario },
): Promise<number> {
  let performed = 0;
  let failedAt: number | undefined;
  const property = fc.asyncProperty(arbitrary, async (scenario) => {
    // After this time smaller scenarios are not tried, so that the smallest one so far is reported.
    if (failedAt !== undefined && Date.now() > failedAt + shrinkingMs) return;
    try {
      const world = await createWorld(database, app, scenario);
      performed += await run(world, createAuditor(database.db), scenario);
    } catch (error) {
      failedAt ??= Date.now();
      throw error;
    }
  });
  await fc.assert(property, { seed, numRuns: scenariosPerSeed });
  return performed;
}
