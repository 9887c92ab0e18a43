import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database, Tx } from "../../db/client.ts";
import { DatabaseUnavailable } from "../../db/connections/database-unavailable.ts";
import { createAccountTurns } from "./account-turns.ts";
import type { CallResult } from "../../db/statements/serve-together.ts";
import { groupByAccount, type GroupedCall } from "./group-by-account.ts";

type Call = GroupedCall & { says: string };

let database: Database;
/** What each transaction served. */
let groups: string[][];
let serve: (says: string) => CallResult<string>;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  groups = [];
  serve = (says) => ({ value: `${says}!` });
});
afterAll(() => database.close());

function createGroup() {
  return groupByAccount(createAccountTurns(), (_tx: Tx, calls: readonly Call[]) => {
    groups.push(calls.map(({ says }) => says));
    return Promise.resolve(calls.map(({ says }) => serve(says)));
  });
}

function callOf(says: string, { userId = "maria", key = says } = {}): Call {
  return { db: database.db, userId, key, says };
}

test("calls of one person that come at one moment share a transaction, and each gets its own result", async () => {
  const group = createGroup();
  const results = await Promise.all(["a", "b", "c"].map((says) => group(callOf(says))));
  expect(results).toEqual(["a!", "b!", "c!"]);
  expect(groups).toEqual([["a", "b", "c"]]);
});

test("calls that come while a transaction runs share the next one", async () => {
  const group = createGroup();
  const first = group(callOf("a"));
  let later: Promise<string[]> | undefined;
  serve = (says) => {
    later ??= Promise.all(["b", "c"].map((other) => group(callOf(other))));
    return { value: says };
  };
  await first;
  await later;
  expect(groups).toEqual([["a"], ["b", "c"]]);
});

test("calls of different people do not share a transaction", async () => {
  const group = createGroup();
  await Promise.all([group(callOf("a")), group(callOf("b", { userId: "rui" }))]);
  expect(groups).toHaveLength(2);
});

test("a call with the key of another one is served after it", async () => {
  const group = createGroup();
  await Promise.all(["a", "b", "c"].map((says) => group(callOf(says, { key: says === "c" ? "a" : says }))));
  expect(groups).toEqual([["a", "b"], ["c"]]);
});

test("at most 32 calls share a transaction", async () => {
  const group = createGroup();
  await Promise.all(Array.from({ length: 40 }, (_, index) => group(callOf(`call ${index}`))));
  expect(groups.map(({ length }) => length)).toEqual([32, 8]);
});

test("a call that is refused is refused alone", async () => {
  const group = createGroup();
  serve = (says) => (says === "b" ? { refused: new Error("b is refused") } : { value: says });
  const results = await Promise.allSettled(["a", "b", "c"].map((says) => group(callOf(says))));
  expect(results).toMatchObject([{ value: "a" }, { reason: { message: "b is refused" } }, { value: "c" }]);
});

test("a defect of one call does not fail the others of its transaction", async () => {
  const group = createGroup();
  serve = (says) => {
    if (says === "b") throw new TypeError("a defect");
    return { value: says };
  };
  const results = await Promise.allSettled(["a", "b", "c"].map((says) => group(callOf(says))));
  expect(results).toMatchObject([{ value: "a" }, { reason: { message: "a defect" } }, { value: "c" }]);
  expect(groups).toEqual([["a", "b", "c"], ["a"], ["b"], ["c"]]);
});

test("with a database that does not answer, all calls of a transaction fail at once", async () => {
  const gone = await createTestDatabase();
  await gone.close();
  const group = createGroup();
  const calls = ["a", "b"].map((says) => group({ ...callOf(says), db: gone.db }));
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(groups).toEqual([]);
});

test("a statement that the database does not answer fails all calls of its transaction at once", async () => {
  const group = createGroup();
  serve = () => {
    throw new Error("Failed query", { cause: new DatabaseUnavailable("not done within 5000 ms") });
  };
  const results = await Promise.allSettled(["a", "b"].map((says) => group(callOf(says))));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(groups).toEqual([["a", "b"]]);
});
