import { knownChanges } from "@vagou/providers/known-changes";
import { checkedFields, type CheckResult } from "./check-providers.ts";
import type { LastAnswer } from "./last-answers.ts";

const columns = 120;
const shortNames: Readonly<Record<(typeof checkedFields)[number], string>> = {
  title: "tit",
  company: "com",
  place: "pla",
  pay: "pay",
  contract: "con",
  postedAt: "dat",
  requirements: "req",
  benefits: "ben",
};

/** A field is marked when its share of vacancies dropped by at least this many percentage points. */
const dropMin = 30;

/** The header above the lines. */
export const checkHeader = line({
  id: "portal",
  outcome: "outcome",
  found: "found",
  seconds: "s",
  status: "http",
  fields: checkedFields.map((field) => `${shortNames[field]} `).join(""),
  rest: "in %, ↓ fewer than before; host",
});

/**
 * One line of at most 120 columns for a portal, and for a failed or weaker answer a few lines below it: the asked
 * address, the received page, the reason, the last answer and the known changes of the portal.
 */
export function checkLines(result: CheckResult, last: LastAnswer | undefined): string[] {
  const { id, outcome, isPartial, found, filled, tookMs, status, asked, looks, reasons } = result;
  const dropped = checkedFields.filter((field) => hasDropped(filled[field], last?.filled[field]));
  const fields = checkedFields.map((field) => {
    const percent = filled[field];
    const mark = dropped.includes(field) ? "↓" : " ";
    return percent === undefined ? "  - " : String(percent).padStart(3) + mark;
  });
  const top = line({
    id,
    outcome: isPartial ? `${outcome}, part` : outcome,
    found: String(found),
    seconds: (tookMs / 1000).toFixed(1),
    status: status === null ? "-" : String(status),
    fields: fields.join(""),
    rest: [new URL(asked).host, ...looks].join(": "),
  });
  const isFewer = last !== undefined && found * 2 < last.found;
  const isGood = outcome === "answered" && !isPartial && found > 0 && dropped.length === 0 && !isFewer;
  if (isGood || outcome === "not configured") return [top, ...details("why", reasons)];
  const known = knownChanges[id];
  return [
    top,
    ...details("asked", [asked]),
    ...details("page", looks),
    ...details("why", reasons),
    ...details(
      "before",
      last === undefined ? ["no answer of an earlier check"] : [describeLast(last, filled)],
    ),
    ...details("known", known === undefined ? [] : [known]),
  ];
}

function hasDropped(now: number | undefined, before: number | undefined): boolean {
  return now !== undefined && before !== undefined && before - now >= dropMin;
}

function describeLast({ at, found, filled }: LastAnswer, now: CheckResult["filled"]): string {
  const fields = checkedFields.map((field) => {
    const [before = 0, today] = [filled[field], now[field]];
    return `${field} ${before}${today === undefined || today === before ? "" : ` (now ${today})`}`;
  });
  return `${at.slice(0, 16).replace("T", " ")}: ${found} found, in percent ${fields.join(", ")}`;
}

function line(cells: Record<"id" | "outcome" | "found" | "seconds" | "status" | "fields" | "rest", string>) {
  const start = [
    cells.id.padEnd(15),
    cells.outcome.padEnd(15),
    cells.found.padStart(5),
    cells.seconds.padStart(5),
    cells.status.padStart(5),
    "",
  ].join(" ");
  const whole = (start + cells.fields + cells.rest).replaceAll(/\p{Cc}/gu, " ").trimEnd();
  return whole.length > columns ? `${whole.slice(0, columns - 1)}…` : whole;
}

/** Lines below the portal's line, after a name, broken at blanks: only an address may exceed the columns. */
function details(name: string, texts: readonly string[]): string[] {
  const indent = "    ";
  const lines: string[] = [];
  for (const word of texts
    .join("; ")
    .replaceAll(/\p{Cc}/gu, " ")
    .split(" ")) {
    const current = lines.at(-1);
    if (word === "") continue;
    if (current === undefined) lines.push(`${indent}${name.padEnd(8)}${word}`);
    else if (current.length + 1 + word.length <= columns) lines[lines.length - 1] = `${current} ${word}`;
    else lines.push(`${indent}${" ".repeat(8)}${word}`);
  }
  return lines;
}
