import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../setup/project.js";
import { countSkipped, countTests, listFailures, listRetried } from "./run-tests.js";

test("passed and failed tests are counted as Vitest reports them", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    testResults: [{ status: "failed", assertionResults: [{ status: "failed" }, { status: "failed" }] }],
  };
  expect(countTests(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

test("a file that could not be loaded counts as one failed test", () => {
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

test("a run without a report counts as one failed test", () => {
  expect(countTests(undefined)).toEqual({ passed: 0, failed: 1 });
});

test("each failure is one line with its file, its name and why", () => {
  const file = (/** @type {string} */ name) => join(root, "e2e", name);
  const failed = {
    status: "failed",
    fullName: "a search can be cancelled",
    failureMessages: ["Error: expected 2 to be 3\n    at somewhere"],
  };
  const report = {
    testResults: [
      { name: file("one.e2e.ts"), status: "passed", message: "", assertionResults: [{ status: "passed" }] },
      {
        name: file("two.e2e.ts"),
        status: "failed",
        message: "",
        assertionResults: [{ status: "passed" }, failed],
      },
      {
        name: file("three.e2e.ts"),
        status: "failed",
        message: "Cannot read\n at here",
        assertionResults: [],
      },
    ],
  };
  expect(listFailures(JSON.stringify(report))).toBe(
    "✗ e2e/two.e2e.ts: a search can be cancelled: Error: expected 2 to be 3\n✗ e2e/three.e2e.ts: Cannot read\n",
  );
});

test("a run without a report lists no failure", () => {
  expect(listFailures(undefined)).toBe("");
});

test("skipped tests are counted, in files that passed too", () => {
  const statuses = (/** @type {string[]} */ ...all) => all.map((status) => ({ status }));
  const report = {
    testResults: [
      { status: "passed", assertionResults: statuses("passed", "skipped", "pending") },
      { status: "failed", assertionResults: statuses("failed", "todo") },
    ],
  };
  expect(countSkipped(JSON.stringify(report))).toBe(3);
  expect(countSkipped(undefined)).toBe(0);
});

test("the only tests that may be skipped are those of recorded answers, as the summary says", () => {
  const files = globSync("{apps,packages,scripts,e2e}/**/*.{test,e2e}.{ts,tsx,js}", {
    cwd: root,
    exclude: ["**/node_modules/**"],
  });
  const conditions = files.flatMap(
    (file) =>
      readFileSync(join(root, file), "utf8")
        .match(/(?:\b(?:test|it|describe)\.(?:skip|todo|only)|\.(?:skipIf|runIf))\(.*/g)
        ?.map((text) => `${file}: ${text}`) ?? [],
  );
  const others = conditions.filter((text) => !/\.(?:skipIf|runIf)\(!?hasRecorded\(/.test(text));
  expect(conditions.length).toBeGreaterThan(10);
  expect(others.filter((text) => !text.includes("run-tests.test.js"))).toEqual([]);
});

test("a test that passed only when tried again is named with what failed first", () => {
  const passed = { status: "passed", fullName: "a search can be left", failureMessages: [] };
  const retried = {
    ...passed,
    fullName: "a list rests",
    failureMessages: ["Error: 3 is not 2\n    at line"],
  };
  const report = {
    testResults: [{ name: join(root, "e2e", "one.e2e.ts"), assertionResults: [passed, retried] }],
  };
  expect(listRetried(JSON.stringify(report))).toEqual(["~ e2e/one.e2e.ts: a list rests: Error: 3 is not 2"]);
});
