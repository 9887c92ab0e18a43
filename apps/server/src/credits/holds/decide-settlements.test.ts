import { expect, test } from "vitest";
import { openHoldOf, type Hold } from "./decide-holds.ts";
import { decideSettlements } from "./decide-settlements.ts";

const at = new Date("2026-11-21T12:00:00Z");
const later = new Date(at.getTime() + 60_000);

function holdOf(id: string, changes: Partial<Hold> = {}): Hold {
  return {
    id,
    userId: "maria",
    purpose: `purpose of ${id}`,
    reason: "search:gupy",
    bonus: 5,
    bought: 2,
    state: "held",
    createdAt: at,
    expiresAt: later,
    settledAt: null,
    waiters: 1,
    waitersByProcess: { here: 1 },
    capturedBy: null,
    searchId: null,
    ...changes,
  };
}

const idOf = (id: string) => openHoldOf({ id, state: "held" });
const capture = (id: string, by: string) => ({ kind: "capture", holdId: idOf(id), by }) as const;
const leave = (id: string) => ({ kind: "leave", holdId: idOf(id) }) as const;
const expire = (id: string) => ({ kind: "expire", holdId: idOf(id) }) as const;

test("a hold that two requests share is charged for the first of them, once", () => {
  const holds = [holdOf("a", { waiters: 2 })];
  const { settled, changed, movements } = decideSettlements({ holds, charges: [], processId: "here", at }, [
    capture("a", "first"),
    capture("a", "second"),
  ]);
  expect(settled).toEqual([
    { kind: "charged", capturedBy: "first" },
    { kind: "charged", capturedBy: "first" },
  ]);
  expect(changed).toMatchObject([{ state: "captured", capturedBy: "first", waiters: 0, settledAt: at }]);
  expect(movements).toMatchObject([
    { kind: "capture", changes: { heldBonus: -5, heldBought: -2, spent: 7 } },
  ]);
});

test("a hold that two requests leave is given back by the last of them, once", () => {
  const holds = [holdOf("a", { waiters: 2 })];
  const { settled, changed, movements } = decideSettlements({ holds, charges: [], processId: "here", at }, [
    leave("a"),
    leave("a"),
    leave("a"),
  ]);
  expect(settled).toEqual([{ kind: "unchanged" }, { kind: "returned" }, { kind: "unchanged" }]);
  expect(changed).toMatchObject([{ state: "released", settledAt: at }]);
  expect(movements).toMatchObject([
    { kind: "release", changes: { bonus: 5, bought: 2, heldBonus: -5, heldBought: -2 } },
  ]);
});

test("an answer that comes after its hold expired is not charged, and the fichas come back", () => {
  const holds = [holdOf("a", { expiresAt: at })];
  const { settled, movements } = decideSettlements({ holds, charges: [], processId: "here", at }, [
    capture("a", "late"),
  ]);
  expect(settled).toEqual([{ kind: "returned" }]);
  expect(movements).toMatchObject([{ kind: "release", reason: "expired" }]);
});

test("a late answer whose purpose was paid by another hold is free, also when both settle together", () => {
  const holds = [holdOf("late", { expiresAt: at, purpose: "one" }), holdOf("in time", { purpose: "one" })];
  const { settled } = decideSettlements({ holds, charges: [], processId: "here", at }, [
    capture("in time", "payer"),
    capture("late", "other"),
  ]);
  expect(settled).toEqual([
    { kind: "charged", capturedBy: "payer" },
    { kind: "charged", capturedBy: "payer" },
  ]);
});

test("a hold expires only after its time", () => {
  const holds = [holdOf("old", { expiresAt: at, waiters: 3 }), holdOf("young")];
  const { settled, changed } = decideSettlements({ holds, charges: [], processId: "here", at }, [
    expire("old"),
    expire("young"),
  ]);
  expect(settled).toEqual([{ kind: "returned" }, { kind: "unchanged" }]);
  expect(changed).toMatchObject([{ id: "old", state: "released", waiters: 0 }]);
});

test("a hold of another person is a defect", () => {
  expect(() => decideSettlements({ holds: [], charges: [], processId: "here", at }, [leave("a")])).toThrow(
    "no hold a",
  );
});

test("a hold whose processes died is given back, unless a request joined it since", () => {
  const abandon = (expiresAt: Date) => ({ kind: "abandon", holdId: idOf("a"), expiresAt }) as const;
  const decide = (expiresAt: Date) =>
    decideSettlements({ holds: [holdOf("a")], charges: [], processId: "here", at }, [abandon(expiresAt)]);
  expect(decide(at)).toMatchObject({ settled: [{ kind: "unchanged" }], changed: [], movements: [] });
  const { settled, movements } = decide(later);
  expect(settled).toEqual([{ kind: "returned" }]);
  expect(movements).toMatchObject([{ kind: "release", reason: "expired" }]);
});
