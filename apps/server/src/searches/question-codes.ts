import { createHmac, hkdfSync } from "node:crypto";

/**
 * The code of today, under which something is kept, and the one of another day under which it may be found: yesterday's
 * while that may still be wanted, tomorrow's in the last minute, as servers' clocks differ.
 */
export type CodesOfDays = readonly [today: string, ...another: string[]];

/**
 * What stands in the database in a question's place. Without the secret a code cannot be made from the question,
 * and each day has keys of its own, so that codes of different days cannot be compared.
 */
export type QuestionCodes = {
  /** Under which an answer is kept for everybody. It never stands beside a person. */
  shared(question: string, at: Date): CodesOfDays;
  /** For what one person paid. It is equal to no code of an answer, nor of another person. */
  own(question: string, userId: string, at: Date): CodesOfDays;
};

const dayMs = 24 * 3_600_000;

/** Longer than an answer is given or a repetition is free: an hour, and ten minutes. */
const yesterdayCountsMs = 2 * 3_600_000;
const tomorrowCountsMs = 60_000;

/** @param secret at least 32 characters; what is kept under the codes of another one is not found again */
export function createQuestionCodes(secret: string): QuestionCodes {
  const keys = new Map<string, Uint8Array>();
  const keyOf = (use: "answer" | "person", day: number): Uint8Array => {
    const info = `vagou, question of ${use}, day ${day}`;
    const key = keys.get(info) ?? new Uint8Array(hkdfSync("sha256", secret, "", info, 32));
    // Today's and yesterday's, and room for two days more.
    if (keys.size >= 8) keys.clear();
    keys.set(info, key);
    return key;
  };
  const codesOf = (use: "answer" | "person", text: string, at: Date): CodesOfDays => {
    const code = (day: number) => createHmac("sha256", keyOf(use, day)).update(text).digest("hex");
    const today = Math.floor(at.getTime() / dayMs);
    const sinceMidnightMs = at.getTime() - today * dayMs;
    if (sinceMidnightMs < yesterdayCountsMs) return [code(today), code(today - 1)];
    if (sinceMidnightMs >= dayMs - tomorrowCountsMs) return [code(today), code(today + 1)];
    return [code(today)];
  };
  return {
    shared: (question, at) => codesOf("answer", question, at),
    own: (question, userId, at) => codesOf("person", `${userId}\n${question}`, at),
  };
}
