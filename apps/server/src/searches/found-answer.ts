import type { Outcome } from "@vagou/contract/outcome";
import type { Answer } from "../asking/answer.ts";
import type { Asked } from "../asking/ask-provider.ts";

/** `question`: see `questionOf`. */
export type Question = Asked & { question: string };

/** `since`: an answer that came after it will do. */
export type AskedSince = Question & { since: Date };

/** A provider's answer to a question, just given or kept from before. */
export type FoundAnswer = Omit<Answer, "source"> & {
  source: Answer["source"] | "cache";
  /** Older than what is sold: given for nothing, as the line at the portal is long. */
  isOlder: boolean;
  /** Under which it is kept; null where there is nothing to keep. */
  answerId: string | null;
  /** When a cached answer was given; null for one that was just given. */
  cachedSince: Date | null;
};

/** An outcome without vacancies, for which the provider was not asked again. */
export function outcomeFromCache(outcome: Outcome): FoundAnswer {
  return {
    outcome,
    source: "cache",
    jobs: [],
    total: null,
    isPartial: false,
    isOlder: false,
    answerId: null,
    cachedSince: null,
    dropped: 0,
    skipped: 0,
    facts: null,
  };
}
