import { expect, it } from "vitest";
import { firstFive } from "./first-five.ts";

it("shows five and counts the others", () => {
  expect(firstFive(["a", "b", "c", "d", "e", "f", "g"])).toEqual({
    shown: ["a", "b", "c", "d", "e"],
    left: 2,
  });
  expect(firstFive(["a", "b", "c", "d", "e"]).left).toBe(0);
  expect(firstFive([])).toEqual({ shown: [], left: 0 });
});

it("neither shows nor counts the same item twice", () => {
  expect(firstFive(["a", "a", "b", "c", "d", "e", "e"])).toEqual({
    shown: ["a", "b", "c", "d", "e"],
    left: 0,
  });
});
