import { createHmac, randomBytes } from "node:crypto";
import { freeRepeatMs } from "@vagou/contract/fichas/amounts";
import { AppError } from "../../errors.ts";
import { describeWait } from "../../limits/describe-wait.ts";

/**
 * Counts how often a person repeats a paid question, which costs nothing: each repetition is work, and with a key a
 * stored row. Only in the memory of this process, so that no search waits for another statement; which people and
 * questions they are cannot be read from it.
 */
export type FreeRepeats = {
  /** @throws {AppError} too_many_requests when one of the questions was repeated too often since it was paid */
  requireRoom(userId: string, questions: readonly string[], at: Date): void;
  /** @param heldAt when the fichas of the question were set aside */
  note(userId: string, question: string, heldAt: Date): void;
};

/** Most repetitions of one payment, in each process. A person who presses every ten seconds does not come to it. */
export const freeRepeatsMax = 60;

/** The question whose first repetition is the oldest is forgotten first. */
const questionsMax = 50_000;

type Repeated = { count: number; freeUntilMs: number };

/** @returns an empty count */
export function createFreeRepeats(): FreeRepeats {
  const repeated = new Map<string, Repeated>();
  const secret = randomBytes(32);
  const nameOf = (userId: string, question: string) =>
    createHmac("sha256", secret).update(`${userId}\n${question}`).digest("base64");
  return {
    requireRoom: (userId, questions, at) => {
      if (repeated.size === 0) return;
      const waitsMs = questions.map((question) => {
        const known = repeated.get(nameOf(userId, question));
        return known === undefined || known.count < freeRepeatsMax ? 0 : known.freeUntilMs - at.getTime();
      });
      const waitMs = Math.max(0, ...waitsMs);
      if (waitMs === 0) return;
      const retryAfterS = Math.ceil(waitMs / 1_000);
      throw new AppError("too_many_requests", {
        message: `Muitas tentativas. Espere ${describeWait(retryAfterS)} e tente de novo.`,
        retryAfterS,
      });
    },
    note: (userId, question, heldAt) => {
      const name = nameOf(userId, question);
      const freeUntilMs = heldAt.getTime() + freeRepeatMs;
      const known = repeated.get(name);
      const isSamePayment = known?.freeUntilMs === freeUntilMs;
      if (!isSamePayment) repeated.delete(name);
      repeated.set(name, { count: isSamePayment ? known.count + 1 : 1, freeUntilMs });
      const [oldest] = repeated.keys();
      if (repeated.size > questionsMax && oldest !== undefined) repeated.delete(oldest);
    },
  };
}
