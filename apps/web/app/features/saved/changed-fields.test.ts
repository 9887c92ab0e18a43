import { expect, it } from "vitest";
import { changedFields } from "./changed-fields.ts";
import { savedOf } from "./testing/saved-of.ts";
import { withWaiting } from "./with-waiting.ts";

const vacancy = savedOf({ note: "Ana", next_step: "ligar", next_step_on: "2026-12-01" });

it("only what the person changed is sent, so that it overwrites nothing else of another device", () => {
  const typed = { note: "Ana e Bia", next_step: "ligar", next_step_on: null };
  expect(changedFields(vacancy, typed)).toEqual({
    changes: { note: "Ana e Bia", next_step_on: null },
    seen: { note: "Ana", next_step_on: "2026-12-01" },
  });
  expect(changedFields(vacancy, { note: "Ana", status: "saved" })).toEqual({ changes: {}, seen: {} });
});

it("a change that waits is shown in its vacancy, a status with the moment of the change", () => {
  const task = { kind: "change", id: "1", at: "2026-11-22T12:00:00.000Z", postingId: vacancy.id } as const;
  const changes = { status: "applied", next_step_on: null } as const;
  const other = savedOf({ id: "gupy-2" });
  const shown = withWaiting([vacancy, other], [{ ...task, title: "Caixa", changes, seen: {} }]);
  expect(shown).toEqual([{ ...vacancy, ...changes, status_at: task.at }, other]);
});
