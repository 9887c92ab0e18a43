import { describe, expect, test } from "vitest";
import { decideHolds, type Hold, type HoldRequest } from "./decide-holds.ts";
import type { AccountState } from "./movement.ts";

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

function request(purpose: string, idempotencyKey = `key of ${purpose}`): HoldRequest {
  return { amountCredits: 7, purpose, reason: "search:gupy", idempotencyKey };
}

function earlierHold(changes: Partial<Hold>): Hold {
  return {
    id: "earlier",
    userId: "maria",
    idempotencyKey: "earlier key",
    purpose: "enfermeira",
    bonus: 7,
    bought: 0,
    state: "captured",
    createdAt: new Date(at.getTime() - 1),
    expiresAt: new Date(at.getTime() + 59_999),
    settledAt: null,
    ...changes,
  };
}

function decide(requests: readonly HoldRequest[], earlier: readonly Hold[] = []) {
  return decideHolds({ account, earlier, freeRepeatMs: 600_000, at }, requests);
}

describe("several requests at once", () => {
  test("take bonus fichas first, over all of them", () => {
    const { holds, movements } = decide([request("a"), request("b")]);
    expect(holds).toMatchObject([
      { bonus: 7, bought: 0 },
      { bonus: 3, bought: 4 },
    ]);
    expect(movements.map(({ changes }) => changes)).toEqual([
      { bonus: -7, bought: -0, held_bonus: 7, held_bought: 0 },
      { bonus: -3, bought: -4, held_bonus: 3, held_bought: 4 },
    ]);
  });

  test("are all refused when the last one cannot be paid", () => {
    expect(() => decide([request("a"), request("b"), request("c")])).toThrow(
      expect.objectContaining({ code: "insufficient_credits" }),
    );
  });

  test("are granted when what they lack is free", () => {
    const { decided } = decide([request("a"), request("b"), request("enfermeira")], [earlierHold({})]);
    expect(decided.map(({ hold }) => hold.kind)).toEqual(["held", "held", "free"]);
  });

  test("see each other: the same purpose again is free, the same key again is repeated", () => {
    const { decided, holds } = decide([request("a", "1"), request("a", "2"), request("a", "1")]);
    expect(decided.map(({ hold }) => hold.kind)).toEqual(["held", "free", "repeated"]);
    expect(holds).toHaveLength(1);
  });
});

test.each([
  ["paid just now", "free", {}],
  ["being paid", "free", { state: "held" }],
  ["given back", "held", { state: "released" }],
  ["paid ten minutes ago", "held", { createdAt: new Date(at.getTime() - 600_000) }],
  ["held by a process that died", "held", { state: "held", expiresAt: at }],
  ["paid by somebody else", "held", { userId: "joana" }],
] as const)("a purpose %s is %s", (_when, kind, changes) => {
  const { decided } = decide([request("enfermeira")], [earlierHold(changes)]);
  expect(decided).toMatchObject([{ purpose: "enfermeira", hold: { kind } }]);
});

test("a repeated request hears what became of the first, however old", () => {
  const first = earlierHold({ state: "released", createdAt: new Date(0) });
  const { decided, holds } = decide([request("enfermeira", "earlier key")], [first]);
  expect(decided).toMatchObject([{ hold: { kind: "repeated", holdId: "earlier", state: "released" } }]);
  expect(holds).toEqual([]);
});

test.each([{ purpose: "motorista" }, { userId: "joana" }])("a key used with %o is refused", (changes) => {
  const first = earlierHold({ ...changes, idempotencyKey: "used" });
  expect(() => decide([request("enfermeira", "used")], [first])).toThrow(
    expect.objectContaining({ code: "idempotency_key_reused" }),
  );
});
