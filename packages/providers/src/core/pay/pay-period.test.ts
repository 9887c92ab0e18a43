import { expect, test } from "vitest";
import { readPeriod } from "./pay-period.ts";

test.each([
  ["H", "hour"],
  ["por hora", "hour"],
  ["daily", "day"],
  ["diária", "day"],
  ["W", "week"],
  ["monthly", "month"],
  ["mensal", "month"],
  ["Y", "year"],
  ["annual", "year"],
])("%s is pay by the %s", (word, period) => {
  expect(readPeriod(word)).toBe(period);
});

test.each(["", "uninformed", "X", "MD"])("%s names no period", (word) => {
  expect(readPeriod(word)).toBeUndefined();
});
