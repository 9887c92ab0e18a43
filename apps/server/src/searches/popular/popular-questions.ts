import { randomBytes, createHmac } from "node:crypto";
import type { Provider, ProviderQuery } from "@vagou/providers/core/provider";

/** A question that several people asked lately. */
export type PopularQuestion = { provider: Provider; query: ProviderQuery; question: string };

/**
 * Remembers the questions asked lately and by how many different people, only in the memory of this process. Which
 * people they are cannot be read from it.
 */
export type PopularQuestions = {
  note(asked: PopularQuestion, userId: string, at: Date): void;
  /** @returns the questions that at least `peopleMin` different people asked within `popularForMs` */
  list(at: Date): PopularQuestion[];
};

/** Least number of different people that make a question popular. */
const peopleMin = 3;
/** They asked it within this time. */
const popularForMs = 30 * 60_000;
/** The question asked longest ago is forgotten first. */
const questionsMax = 500;

type Noted = PopularQuestion & { askedAtMs: Map<string, number> };

export function createPopularQuestions(): PopularQuestions {
  const noted = new Map<string, Noted>();
  const secret = randomBytes(32);
  const nameOf = (userId: string) => createHmac("sha256", secret).update(userId).digest("base64");
  return {
    note: ({ provider, query, question }, userId, at) => {
      const known = noted.get(question) ?? { provider, query, question, askedAtMs: new Map() };
      // A map keeps the order of insertion: this moves the question to the end.
      noted.delete(question);
      noted.set(question, known);
      known.askedAtMs.set(nameOf(userId), at.getTime());
      const [oldest] = noted.keys();
      if (noted.size > questionsMax && oldest !== undefined) noted.delete(oldest);
    },
    list: (at) => {
      const sinceMs = at.getTime() - popularForMs;
      for (const [question, { askedAtMs }] of noted) {
        for (const [person, atMs] of askedAtMs) if (atMs <= sinceMs) askedAtMs.delete(person);
        if (askedAtMs.size === 0) noted.delete(question);
      }
      return [...noted.values()]
        .filter(({ askedAtMs }) => askedAtMs.size >= peopleMin)
        .map(({ provider, query, question }) => ({ provider, query, question }));
    },
  };
}
