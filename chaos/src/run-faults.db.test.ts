import { expect, test } from "vitest";
import type { Fault } from "./fault.ts";
import { runFaults } from "./run-faults.ts";

// That the command finds its way: a small world, a fault of a moment, and all checks. No times.

const world = { processes: 1 };

const cutConnections: Fault = {
  name: "cut",
  what: "all connections to Postgres are reset once",
  world,
  run: async ({ world, load }) => {
    const from = performance.now();
    world.network.database.cut();
    await expect
      .poll(() => load.since(from).some(({ kind, reply }) => kind === "read" && reply.code === ""), {
        timeout: 10_000,
      })
      .toBe(true);
    return [{ promised: "the product answers", seen: "it does", kept: true }];
  },
};

test("a fault under load ends with a verdict on fichas, messages, the ledger and connections, all of them kept", async () => {
  const told: string[] = [];
  const [result] = await runFaults([cutConnections], {
    kills: 0,
    pace: { warmMs: 500, quietMs: 500, beforeMs: 500, people: 1 },
    tell: ({ name }) => void told.push(name),
  });
  expect(told).toEqual(["cut"]);
  expect(result?.findings.filter(({ kept }) => !kept)).toEqual([]);
  expect(result?.findings.map(({ promised }) => promised)).toEqual([
    "the product answers",
    "every search is answered in the end, when the person presses again",
    "every hold is settled within 60 s",
    expect.stringContaining("each accepted sign-up has one message"),
    "each person has the fichas that the answers said",
    expect.stringContaining("the ledger is whole"),
    "no connection stays in a transaction or at work in Postgres",
    "no file and no connection of a process stays open",
  ]);
}, 120_000);
