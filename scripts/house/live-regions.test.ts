import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// What is hidden is not there for a screen reader: it would hear nothing when the region comes together with its text.
test("no region that announces what changes in it is hidden while it is empty", () => {
  const regions = globSync("apps/web/app/**/*.tsx", {
    exclude: (path) => path.endsWith(".test.tsx"),
  }).flatMap((path) => regionsOf(readFileSync(path, "utf8")).map((tag) => ({ path, tag })));
  expect(regions.length).toBeGreaterThan(40);
  expect(regions.filter(({ tag }) => tag.includes("empty:hidden"))).toEqual([]);
});

/** @returns the opening tags of live regions, with the text that follows each */
function regionsOf(source: string): string[] {
  return source
    .split("<")
    .filter((tag) => tag.startsWith("output") || tag.includes("aria-live=") || tag.includes('role="status"'));
}
