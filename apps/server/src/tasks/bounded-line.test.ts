import { expect, test } from "vitest";
import { createBoundedLine } from "./bounded-line.ts";

test("a few calls run at once, the others follow in their order, and those beyond the line are refused at once", async () => {
  const line = createBoundedLine({ sideBySide: 2, waiting: 3 });
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const runs = Array.from({ length: 7 }, (_, index) =>
    line.run(() => {
      started.push(index);
      return new Promise<number>((resolve) => void ends.push(() => resolve(index)));
    }),
  );
  await expect(runs[5]).rejects.toMatchObject({ code: "overloaded", retryAfterS: 3 });
  await expect(runs[6]).rejects.toMatchObject({ code: "overloaded" });
  expect(started).toEqual([0, 1]);
  for (let ended = 0; ended < 5; ended++) {
    ends[ended]?.();
    expect(await runs[ended]).toBe(ended);
    // Each call that ends makes room for exactly one.
    await new Promise(setImmediate);
    expect(started).toEqual([0, 1, 2, 3, 4].slice(0, ended + 3));
  }
});

test("work that fails makes room as well", async () => {
  const line = createBoundedLine({ sideBySide: 1, waiting: 1 });
  const failing = line.run(() => Promise.reject(new Error("no")));
  const following = line.run(() => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("no");
  expect(await following).toBe("done");
  expect(await line.run(() => Promise.resolve("again"))).toBe("again");
});
