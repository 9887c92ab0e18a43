import { parseCommandLine } from "@vagou/command-line/parse-command-line";
import { OperatorError } from "@vagou/server/operator-error";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createPerson } from "../../../server/test/people/create-person.ts";
import { createTestDatabase, type TestDatabase } from "../../../server/test/database/create-test-database.ts";
import { createTestDeps, type TestDeps } from "../../../server/test/product/create-test-deps.ts";
import { naughtyStrings } from "../../../server/test/product/naughty-strings.ts";
import { testPayments } from "../../../server/test/fichas/stripe-events.ts";
import { createAdminProgram } from "./admin-program.ts";
import { runCommand } from "./run-command.ts";

let database: TestDatabase;
let deps: TestDeps;
const ana = "ana@pessoa.example";

beforeAll(async () => {
  database = await createTestDatabase();
  await createPerson(createTestDeps(database), { email: ana, bonus: 1_000 });
});
beforeEach(() => {
  deps = createTestDeps(database, { payments: testPayments });
});
afterAll(() => database.close());

/** Right command lines; `?` is where a hostile text is put. */
const commands = [
  "?",
  "find ?",
  "statement ?",
  `statement ${ana} --limit ?`,
  `grant ? 5 --reason`,
  `grant ${ana} ? --reason`,
  `grant ${ana} 1 --again --reason ?`,
  `take ${ana} 1 --again --reason ?`,
  `plan ${ana} ?`,
  "sign-out ?",
  `second-factors remove ${ana} --reason ?`,
  "payments ?",
  `payments assign ? ${ana}`,
  "payments assign pi_1 ?",
  `payments assign pi_1 ${ana} ?`,
  "payments close ? --reason",
  "payments close pi_1 --reason ?",
  "payments of ?",
  "feedback ?",
  "provider reset ?",
  "provider show ?",
  "provider reply ?",
  "provider off gupy --reason ?",
  "provider on gupy --reason ?",
  "access of ?",
  "access from ?",
  "access from 203.0.113.7 --limit ?",
  "operator give ?",
  "operator take ?",
  "acts --limit ?",
];

test.each(commands)("%s: every naughty text is accepted, or refused in one line", async (line) => {
  const wrong: unknown[] = [];
  for (const text of naughtyStrings) {
    // No program can be given a text with this character.
    if (text.includes("\0")) continue;
    const words = line.split(" ").map((word) => (word === "?" ? text : word));
    const argv = line.endsWith("--reason") ? [...words, "a reason that says why"] : words;
    const fault = await faultOf(argv);
    if (fault !== undefined) wrong.push([text.slice(0, 60), fault]);
  }
  expect(wrong).toEqual([]);
});

let printed = "";

/** One for all lines: Commander forgets the values of a line when it reads the next one. */
const program = createAdminProgram(async (command) => {
  const { db, config, clock } = deps;
  printed += await runCommand({ db, config, clock, by: { systemUser: "ops" } }, command);
});
const refused = (text: string) => void (printed += text);
for (const each of [program, ...program.commands, ...program.commands.flatMap(({ commands: all }) => all)])
  each.configureOutput({ writeErr: refused, writeOut: refused });

/** @returns what is wrong with how a command line is taken; undefined when nothing is */
async function faultOf(argv: readonly string[]): Promise<unknown> {
  printed = "";
  try {
    await parseCommandLine(program, argv);
  } catch (error) {
    if (!(error instanceof OperatorError)) return error;
    printed = error.message;
    if (printed.includes("\n")) return "more than one line";
  }
  if (printed === "") return "nothing was told";
  return /[^\n\t\P{C}]/u.test(printed) ? `what moves the cursor: ${printed.slice(0, 200)}` : undefined;
}
