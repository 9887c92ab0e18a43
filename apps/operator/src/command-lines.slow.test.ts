import { readFileSync } from "node:fs";
import { z } from "zod";
import { expect, test } from "vitest";
import { runOperator } from "../test/run-operator.ts";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8")));

/** Every `npm run …` of the operator, with its file. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /run-pinned\.js apps\/operator\/src\/([\w-]+\.ts)$/.exec(script)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

test("every command of the operator is tested here", () => {
  expect(commands.map(({ name }) => name)).toHaveLength(9);
});

test.each(commands)("$name: --help says what it does, with an example", async ({ name, file }) => {
  const { exitCode, stdout, stderr } = await runOperator(file, ["--help"], {});
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  const [usage = "", blank, description] = stdout.split("\n");
  expect(usage.startsWith(`Usage: npm run ${name}`)).toBe(true);
  expect({ blank, description }).toEqual({ blank: "", description: expect.stringMatching(/^[A-Z].{20}/) });
  expect(stdout).toContain(`\nExample:\n  npm run ${name}`);
});
