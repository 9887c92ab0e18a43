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
import { describeRetried, describeSkipped, runTests, summariseTests } from "./testing/run-tests.js";
import { runSteps } from "./testing/steps.js";

const projects = ["unit", "slow", "screen", "db", "e2e"];

// `npm test`: all checks and tests. Its last line is `N passed, N failed`, over all the tests.
await runMain(
  async (cleanUp) => {
    await ensureDependencies();
    rmSync(reports, { recursive: true, force: true });
    /** @type {Promise<string> | undefined} */
    let postgres;
    const prepare = () => (postgres ??= preparePostgres(cleanUp));
    /** @type {Promise<string> | undefined} */
    let chromium;
    const prepareBrowser = () => (chromium ??= prepareChromium());
    // Two at once, whose first ones use both cores; the components and the build leave one idle most of the time.
    const side = await runSteps(
      [
        ...quickSteps({ whole: true }),
        { name: "slow unit tests", run: () => runTests("slow") },
        { name: "components", run: () => orReason(async () => testComponents(await prepareBrowser())) },
        { name: "web build", run: () => orReason(buildWeb) },
      ],
      2,
    );
    const alone = await runSteps(
      [
        { name: "database tests", run: () => orReason(async () => testDatabase(await prepare())) },
        {
          name: "browser journeys",
          run: () => orReason(async () => testJourneys(await prepare(), await prepareBrowser())),
        },
      ],
      1,
    );
    const failed = [...side, ...alone];
    if (failed.length > 0) console.log(`Failed: ${failed.join(", ")}`);
    for (const line of [describeRetried(projects), describeSkipped(projects)]) {
      if (line !== "") console.log(line);
    }
    console.log(summariseTests(projects));
    return failed.length === 0 ? 0 : 1;
  },
  { exitCodeWhenStopped: 130 },
);

/**
 * @param {(step: () => Promise<void>) => void} cleanUp
 * @returns {Promise<string>} the address of a Postgres for the tests
 */
async function preparePostgres(cleanUp) {
  return (
    process.env["TEST_DATABASE_URL"] || (await startPostgres(await preparePostgresBinaries(cleanUp), cleanUp))
  );
}

/** @param {string} postgres */
async function testDatabase(postgres) {
  return await runTests("db", { TEST_DATABASE_URL: postgres });
}

/** @param {string} chromium */
async function testComponents(chromium) {
  return await runTests("screen", { CHROMIUM_PATH: chromium });
}

/** The journeys need it: made before them, beside another step. */
async function buildWeb() {
  await ensureWebBuild();
  return { exitCode: 0, output: "" };
}

/** @param {string} postgres @param {string} chromium */
async function testJourneys(postgres, chromium) {
  await ensureWebBuild();
  return await runTests("e2e", { CHROMIUM_PATH: chromium, TEST_DATABASE_URL: postgres });
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
