import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../test/database/create-test-database.ts";
import type { Database } from "../../db/client.ts";
import { admit, noteAnswer, noteFailure, resetBreaker } from "./breaker.ts";

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const start = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

async function open(providerId: string): Promise<void> {
  for (let time = 0; time < 3; time++)
    await noteFailure(database.db, providerId, "unavailable", later(time), null);
}

test("a provider that keeps failing is not asked until its cool-down is over", async () => {
  await open("a");
  expect(await admit(database.db, "a", later(31))).toEqual({
    kind: "suspended",
    lastOutcome: "unavailable",
    until: later(32),
  });
  expect(await admit(database.db, "another", later(31))).toEqual({ kind: "ask", hasFailed: false });
});

test("after the cool-down one of many requests is the probe, the others are still refused", async () => {
  await open("b");
  const askers = await Promise.all(Array.from({ length: 10 }, () => admit(database.db, "b", later(40))));
  expect(askers.filter(({ kind }) => kind === "ask")).toHaveLength(1);
});

test("a probe whose process died lets another one through", async () => {
  await open("c");
  await admit(database.db, "c", later(40));
  expect(await admit(database.db, "c", later(54))).toMatchObject({ kind: "suspended" });
  expect(await admit(database.db, "c", later(55))).toMatchObject({ kind: "ask" });
});

test("a probe that is answered ends the suspension, one that fails makes it longer", async () => {
  await open("d");
  await admit(database.db, "d", later(40));
  await noteFailure(database.db, "d", "unavailable", later(41), null);
  expect(await admit(database.db, "d", later(100))).toMatchObject({ kind: "suspended", until: later(101) });
  expect(await admit(database.db, "d", later(101))).toMatchObject({ kind: "ask" });
  await noteAnswer(database.db, "d");
  expect(await admit(database.db, "d", later(102))).toMatchObject({ kind: "ask" });
});

test("a suspension of a clock that was set back since does not last until that clock's time", async () => {
  await open("f");
  const [before, justBefore] = [later(-86_400), later(-5)];
  // Clocks of servers differ by seconds.
  expect(await admit(database.db, "f", justBefore)).toMatchObject({ kind: "suspended" });
  const askers = await Promise.all(Array.from({ length: 10 }, () => admit(database.db, "f", before)));
  expect(askers.filter(({ kind }) => kind === "ask")).toHaveLength(1);
  await noteFailure(database.db, "f", "unavailable", later(-86_395), null);
  expect(await admit(database.db, "f", later(-86_380))).toMatchObject({ kind: "suspended" });
});

test("the operator can end a suspension", async () => {
  await open("e");
  expect(await resetBreaker(database.db, "e")).toBe(true);
  expect(await resetBreaker(database.db, "e")).toBe(false);
  expect(await admit(database.db, "e", later(3))).toMatchObject({ kind: "ask" });
});

test("failures that many processes see at the same moment are all counted", async () => {
  await noteFailure(database.db, "f", "blocked", start, null);
  await Promise.all([1, 2, 3].map(() => noteFailure(database.db, "f", "blocked", later(1), null)));
  expect(await admit(database.db, "f", later(2))).toMatchObject({ kind: "suspended" });
});
