import { expect, test } from "vitest";
import { defaultTimeLimits } from "../asking/provider-fetcher.ts";
import { holdLifetimeMs } from "../credits/holds/decide-holds.ts";
import { readConfig } from "./read-config.ts";

/** For reading the replies, storing the answer and settling it. */
const settlingMs = 7_000;

test("the longest line that the settings allow leaves the portal its time before the hold ends", () => {
  const lineOf = (seconds: number) => readConfig({ PORTAL_LINE_SECONDS: String(seconds) }).providerLineMs;
  const longest = holdLifetimeMs - defaultTimeLimits.providerMs - settlingMs;
  expect(lineOf(longest / 1_000)).toBe(longest);
  expect(() => lineOf(longest / 1_000 + 1)).toThrow("PORTAL_LINE_SECONDS");
});
