import { historyReasons } from "@vagou/contract/history";
import { expect, test } from "vitest";
import { describeMovement, signedAmount } from "./describe-movement.ts";

test("a search names its portal as people know it, also when its fichas came back", () => {
  expect(describeMovement({ reason: "search", provider: "gupy" })).toBe("Busca em Gupy");
  expect(describeMovement({ reason: "search_returned", provider: "gupy" })).toBe(
    "Devolução: Gupy não respondeu",
  );
});

test("a portal that left the catalogue shows as itself, and none as a portal", () => {
  expect(describeMovement({ reason: "search", provider: "antigo" })).toBe("Busca em antigo");
  expect(describeMovement({ reason: "search_returned", provider: null })).toBe(
    "Devolução: um portal não respondeu",
  );
});

test("every reason has words of its own", () => {
  const words = historyReasons.map((reason) => describeMovement({ reason, provider: "gupy" }));
  expect(new Set(words).size).toBe(historyReasons.length);
  for (const word of words) expect(word).toMatch(/^\p{Lu}/u);
});

test.each([
  [40, "+40"],
  [-7, "−7"],
  [1200, "+1.200"],
  [0, "0"],
])("%d is written with its sign", (credits, written) => {
  expect(signedAmount(credits)).toBe(written);
});
