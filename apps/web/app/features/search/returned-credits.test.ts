import { expect, test } from "vitest";
import { returnedCredits } from "./returned-credits.ts";

test("a portal that failed or was free gives its fichas back; one that answers, or may have, does not", () => {
  const parts = (["charged", "returned", "free", "unknown", "releasing"] as const).map((fichas) => ({
    fichas,
  }));
  expect(returnedCredits([...parts, null])).toBe(14);
  expect(returnedCredits([])).toBe(0);
});
