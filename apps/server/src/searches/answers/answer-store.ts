import { randomUUID } from "node:crypto";
import { olderAnswerMs } from "@vagou/contract/fichas/amounts";
import { isAnswer } from "@vagou/contract/search/outcome";
import type { Answer } from "../../asking/answer.ts";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import type { QuestionCodes } from "../questions/question-codes.ts";
import { readStored, type CachedAnswer, type FoundAnswer, type Question } from "./found-answer.ts";
import { findAnswer, findAnswerById, saveAnswer } from "./repository.ts";

/** The stored answers of portals, found by the question (see `questionOf`) or by the id under which one is stored. */
export type AnswerStore = {
  /** @returns the newest answer to a question, if it came after `since` */
  find(question: string, since: Date): Promise<CachedAnswer | undefined>;
  /**
   * @returns an answer of the last hour that is too old to be sold and is given free of charge; undefined when there is
   *   none, or when one came after `since` and so is new enough to be sold
   */
  findOlder(question: string, since: Date): Promise<CachedAnswer | undefined>;
  /** @returns undefined when it is not stored any more */
  get(answerId: string): Promise<CachedAnswer | undefined>;
  /** Stores a provider's answer for every person who asks the same question; a failure is not stored. */
  keep(answered: Pick<Question, "provider" | "question"> & { answer: Answer }): Promise<FoundAnswer>;
};

type Parts = { db: Db; clock: Clock; questionCodes: QuestionCodes };

export function createAnswerStore({ db, clock, questionCodes }: Parts): AnswerStore {
  const find = async (question: string, since: Date): Promise<CachedAnswer | undefined> => {
    const stored = await findAnswer(db, questionCodes.shared(question, clock.now()), since);
    return stored && readStored(stored);
  };
  return {
    find,
    findOlder: async (question, since) => {
      const stored = await find(question, new Date(clock.now().getTime() - olderAnswerMs));
      return stored === undefined || stored.cachedSince > since ? undefined : { ...stored, isOlder: true };
    },
    get: async (answerId) => {
      const stored = await findAnswerById(db, answerId);
      return stored && readStored(stored);
    },
    keep: async ({ provider, question, answer }) => {
      const { outcome, jobs, total, isPartial, isWhole } = answer;
      const found = { ...answer, cachedSince: null, isOlder: false };
      if (!isAnswer(outcome)) return { ...found, answerId: null };
      const receivedAt = clock.now();
      const [code] = questionCodes.shared(question, receivedAt);
      const answerId = await saveAnswer(db, {
        id: randomUUID(),
        providerId: provider.id,
        question: code,
        outcome,
        total,
        isPartial,
        isWhole,
        lastingQuestion: questionCodes.lasting(question),
        jobs,
        receivedAt,
      });
      return { ...found, answerId };
    },
  };
}
