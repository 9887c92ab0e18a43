import { expect, test } from "vitest";
import { spansIn } from "./read-times.ts";

test("a time of work counts once, however often a posting says it", () => {
  const text = "das 8h as 17h, de segunda a quinta, e das 8h as 16h na sexta. ".repeat(500);
  expect(spansIn(text)).toEqual([
    [8 * 60, 17 * 60],
    [8 * 60, 16 * 60],
  ]);
});
