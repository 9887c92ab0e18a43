import { expect, it } from "vitest";
import { formatWait } from "./format-wait.ts";

it.each([
  [1, "1 s"],
  [59, "59 s"],
  [60, "1 min 00 s"],
  [125, "2 min 05 s"],
  [3599, "59 min 59 s"],
  [3720, "1 h 02 min"],
])("tells a wait of %i seconds as %s", (seconds, told) => {
  expect(formatWait(seconds)).toBe(told);
});
