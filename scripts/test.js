// @ts-check
import { rmSync } from "node:fs";
import { ensureDependencies } from "./setup/dependencies.js";
import { reports } from "./setup/project.js";
import { runMain } from "./setup/run-main.js";
import { describeError } from "./setup/setup-error.js";
import { ensureWebBuild } from "./setup/web-build.js";
import { prepareChromium } from "./testing/chromium.js";
import { preparePostgresBinaries } from "./testing/postgres-binaries.js";
import { startPostgres } from "./testing/postgres-server.js";
import { quickSteps } from "./testing/quick-steps.js";
import { runTests, summariseTests } from "./testing/run-tests.js";
import { runSteps } from "./testing/steps.js";

// `npm test`: everything. Its last line is `N passed, N failed`, over all the tests.
await runMain(
  async (cleanUp) => {
    await ensureDependencies();
    rmSync(reports, { recursive: true, force: true });
    const failed = [
      ...(await runSteps(quickSteps, 2)),
      ...(await runSteps([{ name: "database tests", run: () => orReason(() => testDatabase(cleanUp)) }], 1)),
      ...(await runSteps([{ name: "browser journeys", run: () => orReason(testJourneys) }], 1)),
    ];
    if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
    console.log(summariseTests(["unit", "db", "e2e"]));
    return failed.length === 0 ? 0 : 1;
  },
  { exitCodeWhenStopped: 130 },
);

/** @param {(step: () => Promise<void>) => void} cleanUp */
async function testDatabase(cleanUp) {
  const named = process.env["TEST_DATABASE_URL"];
  if (named) return await runTests("db", { TEST_DATABASE_URL: named });
  const url = await startPostgres(await preparePostgresBinaries(), cleanUp);
  return await runTests("db", { TEST_DATABASE_URL: url });
}

async function testJourneys() {
  const chromium = await prepareChromium();
  await ensureWebBuild();
  return await runTests("e2e", { CHROMIUM_PATH: chromium });
}

/**
 * A part that cannot be prepared fails with its reason, and the other parts still run.
 *
 * @param {() => Promise<{ exitCode: number, output: string }>} run
 */
async function orReason(run) {
  try {
    return await run();
  } catch (error) {
    return { exitCode: 1, output: describeError(error) };
  }
}
