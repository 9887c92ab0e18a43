import { createHmac, hkdfSync } from "node:crypto";

/**
 * Today's code, under which a row is stored, and the code of another day under which a row may be found: yesterday's
 * while such rows are still valid, tomorrow's in the last minute of the day, because servers' clocks differ.
 */
export type CodesOfDays = readonly [today: string, ...another: string[]];

/**
 * The codes that the database holds instead of questions. Without the secret no code can be computed from a question.
 * Each day has keys of its own, so that codes of different days cannot be compared; only `lasting` codes are to be.
 */
export type QuestionCodes = {
  /** The code of a stored answer, equal for all people. No row holds it together with a person. */
  shared(question: string, at: Date): CodesOfDays;
  /** The code of what one person paid for. It differs from an answer's code and from every other person's. */
  own(question: string, userId: string, at: Date): CodesOfDays;
  /**
   * The code under which the answers of different days are compared, equal on all days and for all people. No row holds
   * it together with a person or a time of day.
   */
  lasting(question: string): string;
};

const dayMs = 24 * 3_600_000;

/** Longer than an answer may be given (an hour) or a repetition is free (ten minutes). */
const yesterdayCountsMs = 2 * 3_600_000;
const tomorrowCountsMs = 60_000;

/** @param secret at least 32 characters; rows stored with another secret are not found again */
export function createQuestionCodes(secret: string): QuestionCodes {
  const lastingKey = new Uint8Array(hkdfSync("sha256", secret, "", "vagou, answers of different days", 32));
  const keys = new Map<string, Uint8Array>();
  const keyOf = (use: "answer" | "person", day: number): Uint8Array => {
    const info = `vagou, question of ${use}, day ${day}`;
    const key = keys.get(info) ?? new Uint8Array(hkdfSync("sha256", secret, "", info, 32));
    // Two uses for each of four days: today, yesterday and two more.
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
    lasting: (question) => createHmac("sha256", lastingKey).update(question).digest("base64url"),
  };
}
