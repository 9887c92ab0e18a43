import { Command } from "@commander-js/extra-typings";
import { readValue } from "@vagou/command-line/read-value";
import { showExample } from "@vagou/command-line/show-example";
import { wholeNumber } from "@vagou/command-line/whole-number";
import { weekOf } from "@vagou/server/calendar";
import { findState } from "@vagou/server/locations/places";
import { z } from "zod";

export type TermsQuestion = { state: string | undefined; week: string; limit: number };

const npm = "npm run search-terms";

/** The command line of `npm run search-terms`. Without `--week` it is the week of `now`. */
export function createSearchTermsProgram(
  run: (question: TermsQuestion) => Promise<void>,
  now: Date,
): Command {
  const thisWeek = weekOf(now);
  const week = z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/, `Write a week as ${thisWeek}.`);
  const program = new Command(npm);
  program
    .description("Shows what people look for most in a week, by state.")
    .option("--state <letters>", "only this state", readValue(state))
    .option("--week <week>", "another week", readValue(week), thisWeek)
    .option("--limit <n>", "how many terms of each state", readValue(wholeNumber(1_000)), 10)
    .action((asked) => run({ state: asked.state, week: asked.week, limit: asked.limit }));
  showExample(program, npm, `${npm} -- --state PE --week ${thisWeek} --limit 20`);
  return program;
}

const state = z
  .string()
  .trim()
  .toUpperCase()
  .refine((letters) => findState(letters) !== undefined, "Write the two letters of a state, such as PE.");
