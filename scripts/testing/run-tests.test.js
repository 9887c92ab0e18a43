import { expect, test } from "vitest";
import { countTests } from "./run-tests.js";

test("passed and failed tests are counted as Vitest reports them", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [{ status: "failed", assertionResults: [{ status: "failed" }, { status: "failed" }] }],
  };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

test("a file that could not even be read counts as one failed test", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [
      { status: "passed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [] },
    ],
  };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
});

test("a run that left no report counts as one failed test", () => {
  expect(countTests(undefined)).toEqual({ passed: 0, failed: 1 });
});
