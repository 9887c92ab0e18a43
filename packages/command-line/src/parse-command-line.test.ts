import { Command } from "@commander-js/extra-typings";
import { z } from "zod";
import { beforeEach, describe, expect, test } from "vitest";
import { readValue } from "./read-value.ts";
import { showExample } from "./show-example.ts";
import { tryCommandLine } from "./testing/try-command-line.ts";
import { wholeNumber } from "./whole-number.ts";

let ran: unknown[];
let program: Command;
beforeEach(() => {
  ran = [];
  program = new Command("npm run zoo").description("looks after the animals");
  const feed = program
    .command("feed")
    .description("gives an animal food")
    .argument("<animal>", "its name")
    .requiredOption("--grams <n>", "how much", readValue(wholeNumber(500)))
    .option("--note <text>", "why", readValue(z.string().min(3, "Write a word or more.")))
    .option("--slowly", "a bit at a time")
    .action((animal, options) => void ran.push([animal, options]));
  showExample(feed, "npm run zoo -- feed Ana --grams 50");
  program
    .command("house")
    .command("open")
    .description("opens houses")
    .argument("[houses...]", "all without one")
    .action((houses) => void ran.push(houses));
});

test("a right command line runs its command with its values", async () => {
  expect(await tryCommandLine(program, ["feed", "--grams=50", "Ana", "--slowly"])).toEqual({
    isRight: true,
    stdout: "",
    stderr: "",
  });
  await tryCommandLine(program, ["house", "open", "north", "south"]);
  expect(ran).toEqual([
    ["Ana", { grams: 50, slowly: true }],
    ["north", "south"],
  ]);
});

describe("a wrong command line runs nothing and is told in one line, then the usage", () => {
  const usage = "Usage: npm run zoo -- feed <animal> --grams <n> [--note <text>] [--slowly]\n";
  test.each([
    ["an argument is missing", ["feed", "--grams", "5"], "missing required argument 'animal'"],
    ["one too many", ["feed", "Ana", "now", "--grams", "5"], "too many arguments"],
    ["an option is missing", ["feed", "Ana"], "required option '--grams <n>' not specified"],
    [
      "an unknown option",
      ["feed", "Ana", "--grams", "5", "--slow"],
      "unknown option '--slow' (Did you mean --slowly?)",
    ],
    ["an unknown short option", ["feed", "Ana", "-x", "--grams", "5"], "unknown option '-x'"],
    ["an option without its value", ["feed", "Ana", "--grams"], "'--grams <n>' argument missing"],
    ["an option for a value", ["feed", "Ana", "--grams", "5", "--note", "--slowly"], "Its value is missing."],
    ["a bad value", ["feed", "Ana", "--grams", "5", "--note", "x"], "Write a word or more."],
    ["zero", ["feed", "Ana", "--grams", "0"], "'0' is invalid. Write a whole number from 1 to 500."],
    ["too many", ["feed", "Ana", "--grams", "501"], "from 1 to 500"],
    ["a part", ["feed", "Ana", "--grams", "1.5"], "from 1 to 500"],
    ["another notation", ["feed", "Ana", "--grams", "1e2"], "from 1 to 500"],
  ])("%s", async (_what, argv, sentence) => {
    const { isRight, stdout, stderr } = await tryCommandLine(program, argv);
    expect({ isRight, stdout, ran }).toEqual({ isRight: false, stdout: "", ran: [] });
    const [line, ...rest] = stderr.split(/(?<=\n)/);
    expect(line).toContain(sentence);
    expect(rest).toEqual([usage, "Help:  npm run zoo -- feed --help\n"]);
  });

  test("what was typed is shown in part, without characters that move the cursor or hide text", async () => {
    const typed = `\u001B]0;zoo\u0007\u202Ebad\n${"x".repeat(5_000)}`;
    for (const argv of [
      [typed],
      ["feed", "Ana", "--grams", typed],
      ["feed", "Ana", "--grams", "5", `--${typed}`],
    ]) {
      const { isRight, stderr } = await tryCommandLine(program, argv);
      expect({ isRight, ran }).toEqual({ isRight: false, ran: [] });
      expect(stderr).toContain("\uFFFD]0;zoo\uFFFD\uFFFDbad");
      expect(stderr).not.toMatch(/[^\n\P{C}]/u);
      expect(stderr.split("\n")[0]?.length).toBeLessThan(500);
      expect(stderr).toMatch(/\nUsage: npm run zoo /);
    }
  });

  test("an unknown command", async () => {
    const { isRight, stderr } = await tryCommandLine(program, ["fed", "Ana"]);
    expect({ isRight, stderr }).toEqual({
      isRight: false,
      stderr:
        "error: unknown command 'fed' (Did you mean feed?)\nUsage: npm run zoo -- <command>\nHelp:  npm run zoo -- --help\n",
    });
  });

  test.each([[[]], [["house"]]])("no command after %j: the commands are listed", async (argv) => {
    const { isRight, stdout, stderr } = await tryCommandLine(program, argv);
    expect({ isRight, stdout, ran }).toEqual({ isRight: false, stdout: "", ran: [] });
    expect(stderr).toContain("open [houses …]");
  });
});

test("help lists every command with its arguments, and of one command also examples", async () => {
  const all = await tryCommandLine(program, ["--help"]);
  expect(all).toMatchObject({ isRight: true, stderr: "" });
  expect(all.stdout).toContain("looks after the animals");
  expect(all.stdout).toMatch(
    /^ {2}feed <animal> --grams <n> \[--note <text>\] \[--slowly\] +gives an animal/m,
  );
  expect(all.stdout).toMatch(/^ {2}house open \[houses …\] +opens houses$/m);
  const one = await tryCommandLine(program, ["feed", "-h"]);
  expect(one.stdout).toContain("Example:\n  npm run zoo -- feed Ana --grams 50\n");
  expect(ran).toEqual([]);
});
