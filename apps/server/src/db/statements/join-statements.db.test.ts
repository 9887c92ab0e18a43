import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextLoop } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database } from "../client.ts";
import { DatabaseUnavailable } from "../connections/database-unavailable.ts";
import { joinStatements } from "./join-statements.ts";

let one: Database;
let other: Database;
/** The calls of each statement. */
let statements: string[][];
let failing: (call: string) => boolean;
let failure: Error;
/** What each statement waits for. */
let waitsFor: Promise<void>;

beforeAll(async () => {
  one = await createTestDatabase();
  other = await createTestDatabase();
});
beforeEach(() => {
  statements = [];
  failing = () => false;
  waitsFor = Promise.resolve();
  failure = new TypeError("a defect");
});
afterAll(async () => {
  await one.close();
  await other.close();
});

const ask = joinStatements(async (_db, calls: readonly string[]) => {
  statements.push([...calls]);
  await waitsFor;
  if (calls.some(failing)) throw failure;
  return calls.map((call) => `${call}!`);
});

test("calls of one moment share a statement, and each gets its own result", async () => {
  expect(await Promise.all(["a", "b", "c"].map((call) => ask(one.db, call)))).toEqual(["a!", "b!", "c!"]);
  expect(statements).toEqual([["a", "b", "c"]]);
});

test("calls of different moments, and of different databases, do not", async () => {
  await ask(one.db, "a");
  await Promise.all([ask(one.db, "b"), ask(other.db, "c")]);
  expect(statements).toEqual([["a"], ["b"], ["c"]]);
});

test("calls that come while two statements are served share the next one", async () => {
  const served = Promise.withResolvers<void>();
  waitsFor = served.promise;
  const answers = [];
  for (const call of ["a", "b", "c", "d"]) {
    answers.push(ask(one.db, call));
    await nextLoop();
    await nextLoop();
  }
  expect(statements).toEqual([["a"], ["b"]]);
  served.resolve();
  expect(await Promise.all(answers)).toEqual(["a!", "b!", "c!", "d!"]);
  expect(statements).toEqual([["a"], ["b"], ["c", "d"]]);
});

test("a shared statement is run as a part of the request that came first", async () => {
  const request = new AsyncLocalStorage<string>();
  const askAs = joinStatements(async (_db, calls: readonly string[]) => {
    const name = request.getStore();
    await nextLoop();
    return calls.map((call) => `${call} for ${name}`);
  });
  const calls = ["a", "b", "c", "d"].map(async (call, index) => {
    for (let turn = 0; turn < index * 2; turn += 1) await nextLoop();
    return request.run(call, () => askAs(one.db, call));
  });
  expect((await Promise.all(calls)).at(-1)).toMatch(/^d for [cd]$/);
});

test("at most 64 calls share a statement", async () => {
  await Promise.all(Array.from({ length: 70 }, (_, index) => ask(one.db, `call ${index}`)));
  expect(statements.map(({ length }) => length)).toEqual([64, 6]);
});

test("a defect of one call does not fail the others", async () => {
  failing = (call) => call === "b";
  const results = await Promise.allSettled(["a", "b", "c"].map((call) => ask(one.db, call)));
  expect(results).toMatchObject([{ value: "a!" }, { reason: { message: "a defect" } }, { value: "c!" }]);
});

test("a statement that the database does not answer fails all its calls at once", async () => {
  failing = () => true;
  failure = new Error("Failed query", { cause: new DatabaseUnavailable("not done within 2000 ms") });
  const results = await Promise.allSettled(["a", "b"].map((call) => ask(one.db, call)));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(statements).toEqual([["a", "b"]]);
});

test("calls that wait for a statement that the database does not answer fail with it", async () => {
  const given = Promise.withResolvers<void>();
  waitsFor = given.promise;
  failing = () => true;
  failure = new DatabaseUnavailable("not done within 2000 ms");
  const answers = [];
  for (const call of ["a", "b", "c", "d"]) {
    answers.push(ask(one.db, call));
    await nextLoop();
    await nextLoop();
  }
  given.resolve();
  const results = await Promise.allSettled(answers);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected", "rejected"]);
  expect(statements).toEqual([["a"], ["b"]]);
});
