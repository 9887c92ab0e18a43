import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

test("what shows recovery codes comes with the section: the server tells them once, and a later script may be lost on a broken line", async () => {
  const source = await readFile(new URL("./second-factor-section.tsx", import.meta.url), "utf8");
  expect(source).toContain('import { RecoveryCodes } from "./recovery-codes.tsx";');
  expect(source).not.toContain('import("./recovery-codes');
});
