import { describe, expect, test } from "vitest";
import { decideHolds, type Hold, type HoldRequest } from "./decide-holds.ts";
import type { AccountState } from "../ledger/movement.ts";

const at = new Date("2026-11-21T12:00:00Z");
const account: AccountState = {
  userId: "maria",
  personKey: "maria",
  mailboxKey: "maria",
  bonus: 10,
  bought: 10,
  heldBonus: 0,
  heldBought: 0,
  movementCount: 0,
  chainHash: "",
};

function request(purpose: string, reason = `search:${purpose}`): HoldRequest {
  return { amountCredits: 7, purpose, reason };
}

function earlierHold(changes: Partial<Hold>): Hold {
  return {
    id: "earlier",
    userId: "maria",
    purpose: "enfermeira",
    reason: "search:enfermeira",
    bonus: 7,
    bought: 0,
    state: "captured",
    createdAt: new Date(at.getTime() - 1),
    expiresAt: new Date(at.getTime() + 59_999),
    settledAt: new Date(at.getTime() - 1),
    waiters: 1,
    waitersByProcess: { here: 1 },
    capturedBy: null,
    searchId: null,
    ...changes,
  };
}

function decideCalls(calls: readonly (readonly HoldRequest[])[], earlier: readonly Hold[] = []) {
  return decideHolds(
    { account, earlier, freeRepeatMs: 600_000, openPerReasonMax: 2, processId: "here", at },
    calls,
  );
}

function decide(requests: readonly HoldRequest[], earlier: readonly Hold[] = []) {
  const decision = decideCalls([requests], earlier);
  const [call] = decision.calls;
  if (call === undefined) throw new Error("no decision");
  if ("refused" in call) throw call.refused;
  return { ...decision, ...call };
}

describe("several requests at once", () => {
  test("take bonus fichas first, over all of them", () => {
    const { placed, movements } = decide([request("a"), request("b")]);
    expect(placed).toMatchObject([
      { bonus: 7, bought: 0 },
      { bonus: 3, bought: 4 },
    ]);
    expect(movements.map(({ changes }) => changes)).toEqual([
      { bonus: -7, bought: -0, heldBonus: 7, heldBought: 0 },
      { bonus: -3, bought: -4, heldBonus: 3, heldBought: 4 },
    ]);
  });

  test("are all refused when the last one cannot be paid", () => {
    expect(() => decide([request("a"), request("b"), request("c")])).toThrow(
      expect.objectContaining({ code: "insufficient_credits" }),
    );
  });

  test("are granted when those that the fichas do not cover were paid before", () => {
    const { decided } = decide([request("a"), request("b"), request("enfermeira")], [earlierHold({})]);
    expect(decided.map(({ hold }) => hold.kind)).toEqual(["held", "held", "paid"]);
  });

  test("with the same purpose share one hold", () => {
    const { decided, placed, movements } = decide([request("a"), request("a"), request("a")]);
    expect(placed).toMatchObject([{ waiters: 3 }]);
    expect(movements).toHaveLength(1);
    expect(new Set(decided.map(({ hold }) => JSON.stringify(hold))).size).toBe(1);
  });
});

test.each([
  ["paid just now", "paid", {}],
  ["being paid", "joined", { state: "held" }],
  ["being paid by a process that died", "joined", { state: "held", expiresAt: at, waiters: 3 }],
  ["given back", "placed", { state: "released" }],
  ["paid ten minutes ago", "placed", { settledAt: new Date(at.getTime() - 600_000) }],
] as const)("a purpose %s is %s", (_when, ending, changes) => {
  const { placed, joined } = decide([request("enfermeira")], [earlierHold(changes)]);
  expect(placed).toHaveLength(ending === "placed" ? 1 : 0);
  expect(joined).toHaveLength(ending === "joined" ? 1 : 0);
});

test("a request that joins a hold counts as a waiter and prolongs the hold by a minute", () => {
  const { joined } = decide([request("enfermeira")], [earlierHold({ state: "held" })]);
  expect(joined).toMatchObject([{ waiters: 2, expiresAt: new Date(at.getTime() + 60_000) }]);
});

test("the requests of a process that died do not count as waiters", () => {
  const dead = earlierHold({ state: "held", expiresAt: at, waiters: 8 });
  expect(decide([request("enfermeira")], [dead]).joined).toMatchObject([{ waiters: 1 }]);
});

test("a repeated request learns which request paid", () => {
  const { decided } = decide([request("enfermeira")], [earlierHold({ capturedBy: "a request" })]);
  expect(decided).toMatchObject([{ hold: { kind: "paid", capturedBy: "a request" } }]);
});

describe("the bound on one person's open holds", () => {
  const running = (id: string) => earlierHold({ id, purpose: id, reason: "search:gupy", state: "held" });

  test("refuses one more search of the same portal", () => {
    expect(() => decide([request("c", "search:gupy")], [running("a"), running("b")])).toThrow(
      expect.objectContaining({ code: "too_many_searches" }),
    );
  });

  test("does not count other portals and expired holds", () => {
    const over = { ...running("b"), expiresAt: at };
    expect(decide([request("c", "search:gupy")], [running("a"), over]).placed).toHaveLength(1);
    expect(decide([request("c", "search:catho")], [running("a"), running("b")]).placed).toHaveLength(1);
  });

  test("refuses the ninth equal request", () => {
    expect(() => decide([request("a")], [{ ...running("a"), waiters: 8 }])).toThrow(
      expect.objectContaining({ code: "too_many_searches" }),
    );
  });
});

describe("several calls at once", () => {
  test("are paid in their order, and one that cannot be paid takes nothing from the next", () => {
    const { calls, placed } = decideCalls([[request("a")], [request("b"), request("c")], [request("d")]]);
    expect(calls).toMatchObject([
      { decided: [{ purpose: "a" }] },
      { refused: { code: "insufficient_credits" } },
      { decided: [{ purpose: "d" }] },
    ]);
    expect(placed.map(({ purpose }) => purpose)).toEqual(["a", "d"]);
  });

  test("share the hold of one purpose, which is placed once and waited for by both", () => {
    const { calls, placed, joined, movements } = decideCalls([[request("a")], [request("a")]]);
    expect(placed).toMatchObject([{ purpose: "a", waiters: 2 }]);
    expect({ joined, movements: movements.length }).toEqual({ joined: [], movements: 1 });
    expect(calls[1]).toEqual(calls[0]);
  });
});
