import type { Outcome } from "@vagou/contract/search/outcome";
import { type Answer, answerWithout } from "../../asking/answer.ts";
import type { Asked } from "../../asking/asked.ts";
import type { StoredAnswer } from "./repository.ts";

/** `question`: see `questionOf`. */
export type Question = Asked & { question: string };

/** `since`: an answer that came after this instant is new enough. */
export type AskedSince = Question & { since: Date };

/** A provider's answer to a question, just given or stored before. */
export type FoundAnswer = Omit<Answer, "source"> & {
  source: Answer["source"] | "cache";
  /** Older than an answer that is sold: it costs nothing, and is given because the line at the portal is long. */
  isOlder: boolean;
  /** The id under which it is stored; null for an outcome that is not stored. */
  answerId: string | null;
  /** When a cached answer was given; null for one that was just given. */
  cachedSince: Date | null;
};

/** `cachedSince`: when it was given. */
export type CachedAnswer = FoundAnswer & { cachedSince: Date };

/** An outcome without vacancies, for which the provider was not asked again. */
export function outcomeFromCache(outcome: Outcome): FoundAnswer {
  return { ...answerWithout(outcome, "cache"), isOlder: false, answerId: null, cachedSince: null };
}

/** A stored answer, as it was given. */
export function readStored({ id, outcome, total, isPartial, jobs, receivedAt }: StoredAnswer): CachedAnswer {
  return { ...outcomeFromCache(outcome), jobs, total, isPartial, answerId: id, cachedSince: receivedAt };
}
