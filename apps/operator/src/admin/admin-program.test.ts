import { readFileSync } from "node:fs";
import { tryCommandLine } from "@vagou/command-line/testing/try-command-line";
import { describe, expect, test } from "vitest";
import type { AdminCommand } from "./admin-command.ts";
import { createAdminProgram } from "./admin-program.ts";

const ana = "ana@pessoa.example";
const id = "0198aaaa-0000-4000-8000-000000000000";

async function read(...argv: string[]) {
  const commands: AdminCommand[] = [];
  const program = createAdminProgram(async (command) => void commands.push(command));
  return { ...(await tryCommandLine(program, argv)), commands };
}

test.each([
  [["find", ana], { name: "find", person: ana }],
  [["statement", id], { name: "statement", person: id, limit: 20 }],
  [["statement", "--limit", "5", id], { name: "statement", person: id, limit: 5 }],
  [
    ["grant", ana, "50", "--reason", "  the search of Monday failed  "],
    { name: "grant", person: ana, amountCredits: 50, reason: "the search of Monday failed", again: false },
  ],
  [
    ["take", ana, "7", "--again", "--reason=granted twice by mistake"],
    { name: "take", person: ana, amountCredits: 7, reason: "granted twice by mistake", again: true },
  ],
  [["plan", ana, "pro"], { name: "plan", person: ana, plan: "pro" }],
  [["sign-out", id], { name: "sign-out", person: id }],
  [
    ["second-factors", "remove", ana, "--reason", "wrote from the address of the account"],
    { name: "second-factors remove", person: ana, reason: "wrote from the address of the account" },
  ],
  [["payments", "parked"], { name: "payments parked" }],
  [["feedback"], { name: "feedback" }],
  [
    ["payments", "assign", "pi_3Abc", ana],
    { name: "payments assign", paymentIntent: "pi_3Abc", person: ana },
  ],
  [
    ["payments", "assign", "pi_3Abc", ana, "popular"],
    { name: "payments assign", paymentIntent: "pi_3Abc", person: ana, packageId: "popular" },
  ],
  [
    ["payments", "close", "pi_3Abc", "--reason", "returned in Stripe today"],
    { name: "payments close", paymentIntent: "pi_3Abc", reason: "returned in Stripe today" },
  ],
  [["payments", "of", ana], { name: "payments of", person: ana }],
  [["access", "of", id], { name: "access of", account: id, limit: 100 }],
  [["access", "from", "2001:db8::7", "--limit", "5"], { name: "access from", ip: "2001:db8::7", limit: 5 }],
  [["access", "from", "::FFFF:c633:6407"], { name: "access from", ip: "198.51.100.7", limit: 100 }],
  [["provider", "reset", "gupy"], { name: "provider reset", providerId: "gupy" }],
])("%j is understood, and help lists it", async (argv, command) => {
  expect(await read(...argv)).toEqual({ isRight: true, stdout: "", stderr: "", commands: [command] });
  expect((await read("--help")).stdout).toMatch(new RegExp(`^ {2}${command.name}(?= )`, "m"));
});

test("an e-mail address is compared in lower case", async () => {
  expect((await read("find", ana.toUpperCase())).commands).toEqual([{ name: "find", person: ana }]);
});

describe("the help of a command", () => {
  test("does nothing, regardless of the other arguments", async () => {
    for (const argv of [["--help"], ["-h"], ["grant", "--help"], ["grant", ana, "50", "-h"]])
      expect(await read(...argv)).toMatchObject({ isRight: true, stderr: "", commands: [] });
  });

  const names = ["find", "statement", "grant", "take", "plan", "sign-out", "payments parked", "feedback"];
  names.push("second-factors remove");
  names.push(
    "payments assign",
    "payments close",
    "payments of",
    "provider reset",
    "access of",
    "access from",
  );
  test.each(names)(
    "%s says what it does and what its arguments are, with an example that works",
    async (name) => {
      const { stdout } = await read(...name.split(" "), "--help");
      const [usage = "", _blank, description] = stdout.split("\n");
      expect(usage).toContain(`Usage: npm run admin -- ${name}`);
      expect(description).toMatch(/^[a-z].{10}/);
      for (const [, argument = ""] of usage.matchAll(/[<[](\w[\w-]*)[>\]]/g))
        expect(stdout).toMatch(new RegExp(`^ .*${argument}.* {2,}[a-z]`, "m"));
      const example = /Example:\n {2}npm run admin -- (.+)\n/.exec(stdout)?.[1] ?? "";
      const words = [...example.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
      expect((await read(...words)).commands).toMatchObject([{ name }]);
    },
  );
});

const reason = ["--reason", "a reason that says why"];

describe("an invalid command line does nothing, and is answered with one line and the usage", () => {
  test.each([
    ["an unknown command", ["refund", ana], "unknown command 'refund'"],
    ["no person", ["find"], "missing required argument 'person'"],
    [
      "a name for a person",
      ["find", "Ana Lima"],
      "'Ana Lima' is invalid for argument 'person'. Write an e-mail",
    ],
    ["a word too many", ["find", ana, "now"], "too many arguments"],
    ["no number", ["grant", ana, "many", ...reason], "a whole number from 1 to 100000"],
    ["a part of a ficha", ["grant", ana, "1.5", ...reason], "a whole number from 1 to 100000"],
    ["no fichas", ["take", ana, "0", ...reason], "a whole number from 1 to 100000"],
    ["fichas below zero", ["grant", ana, "-5", ...reason], "'-5' is invalid"],
    ["far too many fichas", ["grant", ana, "1000000", ...reason], "a whole number from 1 to 100000"],
    ["an unknown plan", ["plan", ana, "gold"], "Allowed choices are free, pro, premium."],
    ["an unknown package", ["payments", "assign", "pi_1", ana, "huge"], "Allowed choices are basic,"],
    ["no address", ["access", "from", "ana.example"], "'ana.example' is invalid for argument 'ip'"],
    ["a session for a payment", ["payments", "assign", "cs_1", ana], "Write a payment intent (pi_…)."],
    ["an unknown provider", ["provider", "reset", "linkedin"], "Allowed choices are infojobs,"],
    ["a limit of zero", ["statement", ana, "--limit", "0"], "a whole number from 1 to 1000"],
    ["an unknown option", ["find", ana, "--json"], "unknown option '--json'"],
    ["an option of another command", ["plan", ana, "pro", ...reason], "unknown option '--reason'"],
    ["an option without its value", ["statement", ana, "--limit"], "'--limit <n>' argument missing"],
    ["an option for a reason", ["grant", ana, "5", "--reason", "--again"], "Its value is missing."],
    ["no reason", ["grant", ana, "50"], "required option '--reason <text>' not specified"],
    ["an empty reason", ["take", ana, "50", "--reason", ""], "at least 10 characters"],
    ["a reason that is too short", ["grant", ana, "50", "--reason", "   oops   "], "at least 10 characters"],
    [
      "a reason that is too long",
      ["grant", ana, "50", "--reason", "x".repeat(201)],
      "at most 200 characters",
    ],
    [
      "a reason of several lines",
      ["grant", ana, "50", "--reason", "the search\nof Monday failed"],
      "one line",
    ],
    [
      "a reason with a person's address",
      ["payments", "close", "pi_1", "--reason", `asked for by ${ana}`],
      "must not hold an e-mail address",
    ],
  ])("%s", async (_what, argv, sentence) => {
    const { isRight, stdout, stderr, commands } = await read(...argv);
    expect({ isRight, stdout, commands }).toEqual({ isRight: false, stdout: "", commands: [] });
    const [line, usage] = stderr.split("\n");
    expect(line).toContain(sentence);
    expect(usage).toMatch(/^Usage: npm run admin -- /);
  });

  test.each([[[]], [["payments"]]])("no command after %j: the commands are listed", async (argv) => {
    const { isRight, stdout, stderr, commands } = await read(...argv);
    expect({ isRight, stdout, commands }).toEqual({ isRight: false, stdout: "", commands: [] });
    expect(stderr).toContain("close <payment-intent> --reason <text>");
  });
});

test("each command that the operator's documents show is understood", async () => {
  const shown = ["operations", "runbook"].flatMap((name) =>
    shownIn(readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), "utf8")),
  );
  expect(shown.length).toBeGreaterThan(20);
  for (const argv of shown) {
    const { isRight, stderr } = await read(...argv);
    expect({ argv, isRight, stderr }).toEqual({ argv, isRight: true, stderr: "" });
  }
});

/** @returns the arguments of each call of `npm run admin` in the blocks of a document, without its remark */
function shownIn(document: string): string[][] {
  return [...document.matchAll(/^npm run admin -- (.+)$/gm)].map(([, line = ""]) =>
    [...line.replace(/\s+#.*$/, "").matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
  );
}
