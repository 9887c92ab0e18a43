import { expect, test } from "vitest";
import { joinChange } from "./join-change.ts";

test("fichas that come one after the other are shown as one amount, beside those that left", () => {
  const steps = [-28, 7, 7].reduce(joinChange, []);
  expect(steps).toEqual([{ credits: -28 }, { credits: 14 }]);
  expect(joinChange(steps, -7)).toEqual([{ credits: 14 }, { credits: -35 }]);
});
