import { expect, test } from "vitest";
import { centsPerCredit, packageTerms, savingsPercent, searchesIn } from "./packages.ts";

test.each([
  ["basic", 1.63, 0],
  ["popular", 1.48, 7],
  ["premium", 1.09, 32],
] as const)("the package %s costs %d cents a ficha and saves %d %%", (id, cents, percent) => {
  expect(centsPerCredit(packageTerms[id])).toBeCloseTo(cents, 2);
  expect(savingsPercent(packageTerms[id])).toBe(percent);
});

test.each([
  ["basic", 10, 2],
  ["popular", 21, 4],
  ["premium", 35, 7],
] as const)("the package %s pays %d searches of 4 portals, or %d of 18", (id, ofFour, ofEighteen) => {
  expect(searchesIn(packageTerms[id], 4)).toBe(ofFour);
  expect(searchesIn(packageTerms[id], 18)).toBe(ofEighteen);
});
