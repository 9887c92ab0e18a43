import process from "node:process";
import * as fc from "fast-check";
import { buildApp } from "../../src/app.ts";
import { readConfig } from "../../src/config/read-config.ts";
import { openDatabase } from "../../src/db/opening/open-database.ts";
import { createTestDeps } from "../product/create-test-deps.ts";
import { testPayments } from "../fichas/stripe-events.ts";
import { createAuditor } from "./auditor.ts";
import { scenarios } from "./operations.ts";
import { runTogether } from "./run-scenario.ts";
import { createWorld } from "./world.ts";

/**
 * A process that moves fichas on an embedded database until it is killed: `embedded-worker.ts <folder> <seed>`.
 * It prints `at work` when its first people exist.
 */
const [folder = "", seed = "0"] = process.argv.slice(2);
const database = { ...(await openDatabase(readConfig({ DATA_DIR: folder }))), url: "" };
const app = await buildApp(createTestDeps(database, { payments: testPayments }));
const lives = fc.sample(scenarios({ people: 3, apart: false }), { seed: Number(seed), numRuns: 20 });
for (const life of lives) {
  // No simulated deaths here: the test kills the whole process.
  const steps = life.steps.map((step) => ({
    ...step,
    operations: step.operations.map((asked) => ({ ...asked, death: null })),
  }));
  const world = await createWorld(database, app, life);
  process.stdout.write("at work\n");
  await runTogether(world, createAuditor(database.db), { ...life, steps });
}
