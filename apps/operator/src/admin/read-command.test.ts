import { describe, expect, test } from "vitest";
import { OperatorError } from "@vagou/server/operator-error";
import { ArgumentError } from "../command-line/argument-error.ts";
import { readCommand, usage } from "./read-command.ts";

const ana = "ana@pessoa.example";
const id = "0198aaaa-0000-4000-8000-000000000000";

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
  [["payments", "parked"], { name: "payments parked" }],
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
  [["provider", "reset", "gupy"], { name: "provider reset", providerId: "gupy" }],
])("%j is understood", (argv, command) => {
  expect(readCommand(argv)).toEqual(command);
  expect(usage).toContain(`  ${command.name} `.trimEnd());
});

test("`--help` gives help, regardless of the other arguments", () => {
  for (const argv of [["--help"], ["-h"], ["grant", "--help"]]) expect(readCommand(argv)).toBeNull();
});

const reason = ["--reason", "a reason that says why"];

describe("an invalid command line is answered with one line", () => {
  test.each([
    ["no argument", [], /^Say what to do; .*--help/],
    ["an unknown command", ["refund", ana], /no command "refund"/],
    ["half a command", ["payments"], /no command "payments"/],
    ["no person", ["find"], /^Something is missing: npm run admin -- find <person>$/],
    ["a name for a person", ["find", "Ana Lima"], /"Ana Lima" is neither an e-mail address nor an id/],
    ["a word too many", ["find", ana, "now"], /"now" is one word too many/],
    ["no number", ["grant", ana, "many", ...reason], /"many" is no number from 1 to 100000/],
    ["a part of a ficha", ["grant", ana, "1.5", ...reason], /"1.5" is no number/],
    ["no fichas", ["take", ana, "0", ...reason], /"0" is no number/],
    ["fichas below zero", ["grant", ana, "-5", ...reason], /-5/],
    ["far too many fichas", ["grant", ana, "1000000", ...reason], /"1000000" is no number from 1 to 100000/],
    ["an unknown plan", ["plan", ana, "gold"], /no plan "gold"; there are free, pro, premium/],
    ["an unknown package", ["payments", "assign", "pi_1", ana, "huge"], /no package "huge"; there are basic/],
    ["no address", ["access", "from", "ana.example"], /"ana.example" is no IP address/],
    ["a session for a payment", ["payments", "assign", "cs_1", ana], /"cs_1" is no payment intent/],
    ["an unknown provider", ["provider", "reset", "linkedin"], /no provider "linkedin"; there are infojobs/],
    ["a limit of zero", ["statement", ana, "--limit", "0"], /"0" is no number from 1 to 1000/],
    ["an unknown option", ["find", ana, "--json"], /--json/],
    ["an option of another command", ["plan", ana, "pro", ...reason], /--reason is not for this/],
    ["an option without its value", ["statement", ana, "--limit"], /--limit/],
  ])("%s", (_what, argv, sentence) => {
    expect(() => readCommand(argv)).toThrow(ArgumentError);
    expect(() => readCommand(argv)).toThrow(sentence);
    expect(() => readCommand(argv)).not.toThrow("\n");
  });

  test.each([
    ["no reason", undefined, /at least 10 characters/],
    ["a reason that is too short", "   oops   ", /at least 10 characters/],
    ["a reason that is too long", "x".repeat(201), /at most 200 characters/],
    ["a reason of several lines", "the search\nof Monday failed", /one line/],
    ["a reason with a person's address", `asked for by ${ana}`, /must not hold an e-mail address/],
  ])("%s", (_what, words, sentence) => {
    const argv = ["grant", ana, "50", ...(words === undefined ? [] : ["--reason", words])];
    expect(() => readCommand(argv)).toThrow(OperatorError);
    expect(() => readCommand(argv)).toThrow(sentence);
  });
});
