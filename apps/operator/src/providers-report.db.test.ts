import { createProviderList } from "@vagou/server/provider-health/list-providers";
import type { Outcome } from "@vagou/contract/search/outcome";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../server/test/database/create-test-database.ts";
import { createTestDeps } from "../../server/test/product/create-test-deps.ts";
import { insertRuns } from "../../server/test/portals/insert-runs.ts";
import { runOperator } from "../test/run-operator.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const report = () => runOperator("providers-report.ts", [], { DATABASE_URL: database.url });

/** The cells of the report's lines, by provider and column. */
function readTable(printed: string): Map<string, Record<string, string>> {
  const [head = [], ...rows] = printed
    .split("\n")
    .filter((line) => line.startsWith("│"))
    .map((line) => line.split("│").map((cell) => cell.trim().replaceAll("'", "")));
  return new Map(
    rows.map((cells) => [
      cells[1] ?? "",
      Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ""])),
    ]),
  );
}

test("the report says that no portal was asked", async () => {
  expect(await report()).toMatchObject({
    exitCode: 0,
    stdout: "No provider was asked in the last seven days.\n",
  });
}, 60_000);

test("the operator's report and the public page say the same of the same runs", async () => {
  const now = Date.now();
  // More than the 60 newest, by which health is judged.
  const week = (outcomes: readonly Outcome[]) =>
    outcomes.map((outcome, index) => ({
      outcome,
      tookMs: 400 + index * 10,
      at: new Date(now - (index + 1) * 3_600_000),
    }));
  const times = (count: number, outcome: Outcome) => Array.from({ length: count }, () => outcome);
  await insertRuns(database.db, "gupy", [
    ...week([...times(70, "answered"), ...times(27, "empty"), ...times(2, "timeout"), "blocked"]),
    { outcome: "busy", at: new Date(now) },
    { outcome: "answered", at: new Date(now), source: "cache" },
  ]);
  await insertRuns(database.db, "catho", week([...times(8, "unavailable"), ...times(12, "answered")]));

  const { exitCode, stdout, stderr } = await report();
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  const deps = createTestDeps(database);
  deps.clock.set(new Date(now).toISOString());
  const { providers } = await createProviderList(deps)();
  const published = new Map(providers.flatMap(({ id, week: told }) => (told ? [[id, told] as const] : [])));

  const table = readTable(stdout);
  expect([...table.keys()].toSorted()).toEqual([...published.keys()].toSorted());
  for (const [id, told] of published) {
    const toMinute = (moment = "") => (moment === "" ? null : `${moment.slice(0, 16)}:00.000Z`);
    const row = table.get(id) ?? {};
    expect(row).toMatchObject({
      runs: String(told.runs),
      answers: String(told.answered + told.empty),
      "answer p50 s": ((told.median_ms ?? 0) / 1000).toFixed(1),
    });
    const failures = told.failures.map(({ outcome, count }) => `${outcome} ${count}`);
    const answers = [`answered ${told.answered}`, `empty ${told.empty}`].filter(
      (said) => !said.endsWith(" 0"),
    );
    expect(row["outcomes"]?.split(", ").toSorted()).toEqual([...answers, ...failures].toSorted());
    expect(toMinute(row["last answer"])).toBe(told.last_answer_at);
    expect(toMinute(row["failing since"])).toBe(told.failing_since);
  }
  expect(published.get("gupy")).toMatchObject({ runs: 100, answered: 70, empty: 27, failing_since: null });
  expect(stdout).toContain("suspect  catho: 8 of the last 10 runs failed, last as unavailable");
}, 60_000);
