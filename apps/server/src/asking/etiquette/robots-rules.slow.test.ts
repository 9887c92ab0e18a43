import { stopAfter } from "@vagou/providers/core/testing/stop-after";
import { expect, test } from "vitest";
import { readRobotsRules } from "./robots-rules.ts";

const rules = (...lines: string[]) => ["User-agent: *", ...lines].join("\n");

test("robots.txt of any size and shape is read within a bound", () => {
  const path = `/${"a".repeat(2_000)}`;
  for (const robots of [
    "User-agent: x\n".repeat(200_000) + "Disallow: /a\n".repeat(200_000),
    `${"User-agent: Vagou\n".repeat(10_000)}${"Disallow: /z\n".repeat(20_000)}`,
    rules(...Array.from({ length: 1_000 }, () => `Disallow: /${"*a".repeat(200)}z`)),
    rules(...Array.from({ length: 100 }, () => `Disallow: /*${"a".repeat(1_000)}z`)),
    "\n".repeat(5_000_000),
  ])
    expect(stopAfter(10_000, () => readRobotsRules(robots, "vagou")(path))).toBe(true);
});
