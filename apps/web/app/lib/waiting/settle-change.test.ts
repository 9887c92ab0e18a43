import { expect, it } from "vitest";
import { savedOf } from "../../features/saved/testing/saved-of.ts";
import { settleChange } from "./settle-change.ts";
import type { SavedChanges } from "./waiting-tasks.ts";

const hour = (at: number) => `2026-11-22T${String(at).padStart(2, "0")}:00:00.000Z`;

function task(changes: SavedChanges, seen: SavedChanges = {}) {
  return {
    kind: "change" as const,
    id: "1",
    at: hour(12),
    postingId: "gupy-1",
    title: "Caixa",
    changes,
    seen,
  };
}

it("what no other device changed is sent as the person left it", () => {
  const changes = { status: "applied", note: "Ana", next_step: "ligar", next_step_on: null } as const;
  const seen = { status: "saved", note: "", next_step: "", next_step_on: "2026-11-23" } as const;
  const now = savedOf({ status: "saved", next_step_on: "2026-11-23" });
  expect(settleChange(task(changes, seen), now)).toEqual({
    changes: { ...changes, status_at: hour(12) },
    overruled: false,
  });
});

it.each([
  ["later elsewhere: the other one stays", 13, { changes: {}, overruled: true }],
  [
    "later here: this one counts",
    11,
    { changes: { status: "applied", status_at: hour(12) }, overruled: false },
  ],
])("a status that two devices changed, %s", (_what, at, settled) => {
  const now = savedOf({ status: "interview", status_at: hour(at) });
  expect(settleChange(task({ status: "applied" }, { status: "saved" }), now)).toEqual(settled);
});

it("a status that was saved later, and not changed since the person saw it, is no change elsewhere", () => {
  const now = savedOf({ status: "saved", status_at: hour(13) });
  expect(settleChange(task({ status: "applied" }, { status: "saved" }), now)?.overruled).toBe(false);
});

it.each([
  ["both texts stay, the other one first", "Ana", "", "Bia", "Bia\n\nAna"],
  ["what is in the other text already is not repeated", "Ana", "", "Ana e Bia", "Ana e Bia"],
  ["what contains the other text is enough", "Bia e Ana", "", "Bia", "Bia e Ana"],
  ["a text that was emptied here, and written anew there, stays", "", "antes", "Bia", "Bia"],
  ["a text that was emptied there comes from here", "Ana", "antes", "", "Ana"],
])("a note that two devices changed: %s", (_what, own, seen, now, note) => {
  expect(settleChange(task({ note: own }, { note: seen }), savedOf({ note: now }))?.changes).toEqual({
    note,
  });
});

it("a change whose answer was lost changes nothing when it is sent again", () => {
  const now = savedOf({ note: "Bia\n\nAna", status: "applied", status_at: hour(13) });
  const again = task({ note: "Ana", status: "applied" }, { note: "", status: "saved" });
  expect(settleChange(again, now)).toEqual({
    changes: { note: "Bia\n\nAna", status: "applied", status_at: hour(12) },
    overruled: false,
  });
});

it("two notes that are too long together are not cut", () => {
  const own = "a".repeat(1_500);
  expect(settleChange(task({ note: own }, { note: "" }), savedOf({ note: "b".repeat(1_500) }))).toBeNull();
});

it("the next step and its day of the last to arrive count", () => {
  const now = savedOf({ next_step: "e-mail", next_step_on: "2026-12-01" });
  const own = task({ next_step: "ligar", next_step_on: null }, { next_step: "", next_step_on: null });
  expect(settleChange(own, now)?.changes).toEqual({ next_step: "ligar", next_step_on: null });
});
