import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { providers } from "./index.ts";

/** Lines of all files of a portal's folder that are neither tests nor samples, blank lines and comments included. */
async function linesOf(id: string): Promise<number> {
  const files = await Array.fromAsync(glob(path.join(import.meta.dirname, id, "*.ts")));
  const code = files.filter((file) => !file.endsWith(".test.ts"));
  return code.reduce((lines, file) => lines + readFileSync(file, "utf8").trimEnd().split("\n").length, 0);
}

test("a stranger can write an adapter in an hour: a portal's folder has at most 150 lines in the median", async () => {
  const sizes = await Promise.all(providers.map(({ id }) => linesOf(id)));
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  const sorted = sizes.toSorted((a, b) => a - b);
  const middle = [Math.ceil(sizes.length / 2) - 1, Math.floor(sizes.length / 2)];
  expect(middle.reduce((sum, at) => sum + sorted[at]!, 0) / 2).toBeLessThanOrEqual(150);
});
