import { expect, test } from "vitest";
import { keepForAMinute } from "./keep-for-a-minute.ts";

function stage() {
  let now = new Date("2026-11-30T12:00:00Z");
  let worked = 0;
  const kept = keepForAMinute<number>({ clock: { now: () => now } }, 2);
  return {
    at: (instant: string) => (now = new Date(instant)),
    ask: (key = "a") => kept(key, async () => (worked += 1)),
  };
}

test("what was worked out is kept for a minute", async () => {
  const { at, ask } = stage();
  expect(await ask()).toBe(1);
  at("2026-11-30T12:00:59.999Z");
  expect(await ask()).toBe(1);
  at("2026-11-30T12:01:00Z");
  expect(await ask()).toBe(2);
});

test("a clock that is set back keeps nothing until its former time comes again", async () => {
  const { at, ask } = stage();
  await ask();
  at("2026-11-30T11:00:00Z");
  expect(await ask()).toBe(2);
  at("2026-11-30T11:00:30Z");
  expect(await ask()).toBe(2);
});

test("of more keys than may be kept, the one that was worked out first is forgotten", async () => {
  const { ask } = stage();
  await ask("a");
  await ask("b");
  await ask("c");
  expect(await ask("b")).toBe(2);
  expect(await ask("a")).toBe(4);
});
