import { weekOf } from "@vagou/server/calendar";
import { findState } from "@vagou/server/locations/places";
import { ArgumentError } from "./command-line/argument-error.ts";
import { parseCommandLine } from "./command-line/parse-command-line.ts";

export type SearchTermsArguments = { state: string | undefined; week: string; limit: number };

const usage = "npm run search-terms -- [--state PE] [--week 2026-W47] [--limit 10]";

/**
 * Reads the command line of `npm run search-terms`. Without `--week` it is the week of `now`,
 * without `--state` every state, without `--limit` ten terms of each.
 *
 * @throws {ArgumentError} with one clear sentence
 */
export function readSearchTermsArguments(argv: readonly string[], now: Date): SearchTermsArguments {
  const values = parse(argv);
  const state = values.state?.trim().toUpperCase();
  if (state !== undefined && findState(state) === undefined)
    throw new ArgumentError(`"${values.state}" is no state; write its two letters, such as PE.`);
  const week = values.week?.trim().toUpperCase() ?? weekOf(now);
  if (!/^\d{4}-W(0[1-9]|[1-4]\d|5[0-3])$/.test(week))
    throw new ArgumentError(`"${values.week}" is no week; write it as ${weekOf(now)}.`);
  const limit = Number(values.limit ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 1_000)
    throw new ArgumentError(`"${values.limit}" is no limit; write a number from 1 to 1000.`);
  return { state, week, limit };
}

function parse(argv: readonly string[]) {
  return parseCommandLine(
    {
      args: [...argv],
      options: { state: { type: "string" }, week: { type: "string" }, limit: { type: "string" } },
    },
    `: ${usage}`,
  ).values;
}
