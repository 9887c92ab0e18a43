import type { Result } from "./run-faults.ts";

/** @returns a fault, and a line for each of its promises, in Markdown */
export function describeResult({ name, what, findings, seconds }: Result): string {
  const isKept = findings.every(({ kept }) => kept);
  return [
    `### ${name}: ${isKept ? "kept" : "BROKEN"}`,
    "",
    `${what}. (${seconds} s)`,
    "",
    "|  | promised | seen |",
    "| --- | --- | --- |",
    ...findings.map(
      ({ promised, seen, kept }) => `| ${kept ? "ok" : "**FAIL**"} | ${cell(promised)} | ${cell(seen)} |`,
    ),
    "",
  ].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "/").replaceAll(/\s+/g, " ").trim();
}
