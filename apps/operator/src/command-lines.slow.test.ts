import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
  expect(commands.map(({ name }) => name)).toHaveLength(10);
});

/** Words that no command knows: a program that took one for a name, a file or SQL would stumble. */
const hostileWords = [
  "__proto__",
  "'; drop table users; --",
  "../../../../etc/passwd",
  "$(reboot)",
  "\u001B]0;title\u0007\u202E",
  "ã".repeat(20_000),
];

test.each(commands)("$name: hostile words are refused in one line, without a stack", async ({ file }) => {
  for (const argv of [hostileWords, [`--${hostileWords.join("")}`]]) {
    const { exitCode, stdout, stderr } = await runOperator(file, argv, {});
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toMatch(/^error: .{10,500}\nUsage: npm run [^\n]+\nHelp: [^\n]+\n$/u);
    expect(stderr).not.toMatch(/[^\n\P{C}]/u);
  }
});

test("a folder for replies that cannot be written is refused before a portal is asked", async () => {
  const below = fileURLToPath(new URL("../package.json/replies", import.meta.url));
  const argv = ["gupy", "--save", below];
  expect(await runOperator("providers-check.ts", argv, { PROVIDERS: "stand-in" })).toEqual({
    exitCode: 1,
    stdout: "",
    stderr: `${below} cannot be written: name another folder.\n`,
  });
});

test("a data folder that cannot be used is told after the answers, in one sentence", async () => {
  const file = fileURLToPath(new URL("../package.json", import.meta.url));
  const { exitCode, stdout, stderr } = await runOperator("providers-check.ts", ["gupy"], {
    PROVIDERS: "stand-in",
    DATA_DIR: file,
  });
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: `Failed: ${file} cannot be used. Set DATA_DIR to a folder of yours.\n`,
  });
  expect(stdout).toContain("gupy ");
});

test.each(commands)("$name: --help says what it does, with an example", async ({ name, file }) => {
  const { exitCode, stdout, stderr } = await runOperator(file, ["--help"], {});
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  const [usage = "", blank, description] = stdout.split("\n");
  expect(usage.startsWith(`Usage: npm run ${name}`)).toBe(true);
  expect({ blank, description }).toEqual({ blank: "", description: expect.stringMatching(/^[A-Z].{20}/) });
  expect(stdout).toContain(`\nExample:\n  npm run ${name}`);
});
