import { expect, test } from "vitest";
import { centsPerCredit, creditPackages, packageTerms, savingsPercent } from "./packages.ts";

test.each([
  ["basic", 1.63, 0],
  ["popular", 1.48, 7],
  ["premium", 1.09, 32],
] as const)("the package %s costs %d cents a ficha and saves %d %%", (id, cents, percent) => {
  expect(centsPerCredit(packageTerms[id])).toBeCloseTo(cents, 2);
  expect(savingsPercent(packageTerms[id])).toBe(percent);
});

test("a card says how many portals its fichas ask", () => {
  expect(creditPackages.map(({ features }) => features[0])).toEqual([
    "Até 42 consultas a portais",
    "Até 85 consultas a portais",
    "Até 142 consultas a portais",
  ]);
});
