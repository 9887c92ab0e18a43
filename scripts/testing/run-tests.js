// @ts-check
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installedCommand, pinnedEnvironment, reports } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";

/**
 * Runs one of Vitest's projects and leaves a report to count from.
 *
 * @param {string} project as named in vitest.config.ts
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 */
export async function runTests(project, environment) {
  mkdirSync(reports, { recursive: true });
  rmSync(reportFile(project), { force: true });
  return await runCommand(
    installedCommand("vitest"),
    [
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile(project)}`,
    ],
    { env: { ...pinnedEnvironment(), ...environment } },
  );
}

/**
 * @param {readonly string[]} projects that were run
 * @returns {string} the last line of a test run, `N passed, N failed`
 */
export function summariseTests(projects) {
  const counts = projects.map((project) => countTests(readReport(project)));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  return `${passed} passed, ${failed} failed`;
}

/**
 * @param {string | undefined} report what Vitest's JSON reporter wrote; undefined when it never came to that
 * @returns {{ passed: number, failed: number }} a file that could not even be read counts as one
 *   failed test, and so does a run without a report
 */
export function countTests(report) {
  if (report === undefined) return { passed: 0, failed: 1 };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** @param {string} project @returns {string | undefined} */
function readReport(project) {
  try {
    return readFileSync(reportFile(project), "utf8");
  } catch {
    return undefined;
  }
}

/** @param {string} project @returns {string} */
function reportFile(project) {
  return join(reports, `${project}.json`);
}
