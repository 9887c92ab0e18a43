import { expect, it } from "vitest";
import { sumDataUse } from "./sum-data-use.ts";

it("all answers of a search count, also of a portal that was asked again", () => {
  expect(sumDataUse([{ transferSize: 90_000 }, { transferSize: 74_000 }], 2)).toBe(164_000);
  expect(sumDataUse([{ transferSize: 90_000 }, { transferSize: 300 }, { transferSize: 74_000 }], 2)).toBe(
    164_300,
  );
});

it("nothing is said where a part is unknown: a broken call, another origin, results of an earlier visit", () => {
  expect(sumDataUse([{ transferSize: 90_000 }, { transferSize: 0 }], 2)).toBeNull();
  expect(sumDataUse([{ transferSize: 90_000 }], 2)).toBeNull();
  expect(sumDataUse([], 0)).toBeNull();
});
