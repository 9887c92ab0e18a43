import { isAnswer, type Outcome } from "@vagou/contract/search/outcome";
import type { ProviderQuery } from "@vagou/providers/core/provider";
import { dayOf } from "../calendar.ts";
import type { QuestionCount } from "./repository.ts";
import type { WordCodes } from "./word-codes.ts";

/** One time that a person's question asked a portal. */
export type AskedQuestion = {
  query: ProviderQuery;
  userId: string;
  run: {
    providerId: string;
    outcome: Outcome;
    jobCount: number;
    tookMs: number;
    source: "provider" | "cache" | "suspension";
    createdAt: Date;
  };
};

/**
 * Counts of questions that wait in memory to be stored, so that no search waits for them, and so that a stored count
 * does not stand beside the payment that was made in the same moment. A process that dies loses those of a minute.
 */
export type QuestionNotes = {
  /** Counts a run that asked the portal; others say nothing about it. */
  note(asked: AskedQuestion): void;
  /** Removes the waiting counts. @returns them, in the order of their codes */
  take(): QuestionCount[];
};

/** Most counts that wait; more are not counted. A minute of 100 searches a second over four portals is 24,000. */
const waitingMax = 50_000;

/** Enough of one day to know the median. */
export const timesMax = 50;

export function createQuestionNotes(codes: WordCodes): QuestionNotes {
  let waiting = new Map<string, QuestionCount>();
  return {
    note: ({ query, userId, run }) => {
      const { providerId, outcome, source } = run;
      // As in `runsOfWeek`: a wait in our own line says nothing about the portal.
      if (source !== "provider" || outcome === "busy") return;
      const question = codes.question(query);
      if (question === null) return;
      const day = dayOf(run.createdAt);
      const key = [question.words, day, question.state, question.place, providerId].join(" ");
      const known = waiting.get(key);
      if (known === undefined && waiting.size >= waitingMax) return;
      const count = known ?? {
        ...question,
        day,
        providerId,
        asked: 0,
        answers: 0,
        vacancies: 0,
        tookMs: [],
        people: [],
      };
      const mark = codes.mark(question.words, userId);
      count.asked += 1;
      if (!count.people.includes(mark)) count.people.push(mark);
      if (isAnswer(outcome)) {
        count.answers += 1;
        count.vacancies += run.jobCount;
        if (count.tookMs.length < timesMax) count.tookMs.push(Math.round(run.tookMs / 100) * 100);
      }
      waiting.set(key, count);
    },
    take: () => {
      // One order for all processes, so that two with the same questions cannot deadlock.
      const taken = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1));
      waiting = new Map();
      return taken.map(([, count]) => count);
    },
  };
}
