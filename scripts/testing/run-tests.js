// @ts-check
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { compiledForTests, installedCommand, pinnedEnvironment, reports, root } from "../setup/project.js";
import { runCommand } from "../setup/run-command.js";

/**
 * Runs one of Vitest's projects and writes the report for the counts. Its output begins with a line for each failed
 * test, because the end of a long log may be cut.
 *
 * @param {string} project as named in vitest.config.ts
 * @param {NodeJS.ProcessEnv} [environment] added to this process's own
 */
export async function runTests(project, environment) {
  mkdirSync(reports, { recursive: true });
  rmSync(reportFile(project), { force: true });
  const { exitCode, output } = await runCommand(
    installedCommand("vitest"),
    [
      "run",
      "--project",
      project,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${reportFile(project)}`,
    ],
    // Without colours, whose codes would be visible in a log.
    {
      env: {
        ...pinnedEnvironment(),
        NODE_COMPILE_CACHE: compiledForTests,
        ...environment,
        NO_COLOR: "1",
      },
    },
  );
  return { exitCode, output: `${listFailures(readReport(project))}${output}` };
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
 * @param {string | undefined} report the output of Vitest's JSON reporter; undefined when there is none
 * @returns {{ passed: number, failed: number }} a file that could not be loaded counts as one failed test,
 *   and so does a run without a report
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

/**
 * @param {readonly string[]} projects that were run
 * @returns {string} how many tests were skipped and why; "" where none was
 */
export function describeSkipped(projects) {
  const count = projects.reduce((sum, project) => sum + countSkipped(readReport(project)), 0);
  return count === 0 ? "" : `${count} skipped: ${skippedBecause}`;
}

/** The only reason: a test of this folder checks every `skipIf` and `runIf` for it. */
const skippedBecause = "they read recorded answers of portals, which are not on this machine";

/** @param {string | undefined} report as for `countTests` @returns {number} */
export function countSkipped(report) {
  if (report === undefined) return 0;
  /** @type {{ testResults: { assertionResults: { status: string }[] }[] }} */
  const { testResults } = JSON.parse(report);
  const ran = ["passed", "failed"];
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !ran.includes(status)).length;
}

/**
 * @param {string | undefined} report as for `countTests`
 * @returns {string} file, name and the first line of the reason of each failed test; "" without failures
 */
export function listFailures(report) {
  if (report === undefined) return "";
  /** @type {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} */
  const { testResults } = JSON.parse(report);
  const lines = testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status !== "failed") return [];
    const file = relative(root, name);
    const failed = assertionResults.filter((assertion) => assertion.status === "failed");
    if (failed.length === 0) return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages.join("\n"))}`,
    );
  });
  return lines.map((line) => `✗ ${line}\n`).join("");
}

/**
 * @param {readonly string[]} projects that were run
 * @returns {string} a line for each test that failed first and passed when it was tried again; "" without any
 */
export function describeRetried(projects) {
  const lines = projects.flatMap((project) => listRetried(readReport(project)));
  return lines.length === 0 ? "" : `Passed only when tried again:\n${lines.join("\n")}`;
}

/** @param {string | undefined} report as for `countTests` @returns {string[]} file, name and why it failed first */
export function listRetried(report) {
  if (report === undefined) return [];
  /** @type {{ testResults: { name: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[] }} */
  const { testResults } = JSON.parse(report);
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages = [] }) =>
          `~ ${relative(root, name)}: ${fullName}: ${firstLine(failureMessages.join("\n"))}`,
      ),
  );
}

/** @param {string} text @returns {string} */
function firstLine(text) {
  return stripVTControlCharacters(text).split("\n", 1)[0]?.slice(0, 200) ?? "";
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
