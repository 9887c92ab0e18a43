import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The result of the last check in which a portal answered. */
export type LastAnswer = {
  /** ISO instant. */
  at: string;
  found: number;
  /** Field → percent of the vacancies that have it. */
  filled: Readonly<Record<string, number>>;
};

/** Provider id → its last answer. */
export type LastAnswers = Readonly<Record<string, LastAnswer>>;

/** @returns an empty record without a readable file: the next check writes a new one */
export function readLastAnswers(file: string): LastAnswers {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry): entry is [string, LastAnswer] => isAnswer(entry[1])));
  } catch {
    return {};
  }
}

export function writeLastAnswers(file: string, answers: LastAnswers): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(answers, null, 2)}\n`);
}

function isAnswer(value: unknown): value is LastAnswer {
  if (typeof value !== "object" || value === null) return false;
  const told = new Map<string, unknown>(Object.entries(value));
  const filled = told.get("filled");
  return (
    typeof told.get("at") === "string" &&
    typeof told.get("found") === "number" &&
    typeof filled === "object" &&
    filled !== null &&
    Object.values(filled).every((percent) => typeof percent === "number")
  );
}
