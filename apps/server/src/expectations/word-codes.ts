import { createHmac, hkdfSync } from "node:crypto";
import type { ProviderQuery } from "@vagou/providers/core/provider";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { significantWords } from "@vagou/providers/core/text/keywords";

/** What people looked for, as `question_counts` names it; see there. */
export type CodedQuestion = { words: string; state: string; place: string };

/**
 * The codes under which answers to the same words are counted for 28 days. Without the secret no code can be computed
 * from words.
 */
export type WordCodes = {
  /** @returns equal codes for the same words in any order, case and accents; null for a question without words */
  question(query: ProviderQuery): CodedQuestion | null;
  /**
   * @param words the code of the words
   * @returns 0 to 63, always the same for this person and these words. It proves nothing about a person: one in 64 has
   *   the same mark, and the marks of a person for different words do not belong together.
   */
  mark(words: string, userId: string): number;
};

const marks = 64;

/** @param secret at least 32 characters; what was counted with another secret is not found again */
export function createWordCodes(secret: string): WordCodes {
  const key = new Uint8Array(hkdfSync("sha256", secret, "", "vagou, counts of questions", 32));
  const digest = (use: string, text: string) => createHmac("sha256", key).update(`${use}\n${text}`).digest();
  // 128 bits are enough to tell words apart.
  const code = (use: string, text: string) => digest(use, text).toString("hex").slice(0, 32);
  return {
    question: ({ keywords, city, state }) => {
      const folded = [...new Set(significantWords(keywords).map(foldText))].toSorted().join(" ");
      if (folded === "") return null;
      const words = code("words", folded);
      const uf = state?.uf ?? "";
      return { words, state: uf, place: city === null ? "" : code("place", `${words}\n${uf}\n${city}`) };
    },
    mark: (words, userId) => digest("person", `${words}\n${userId}`).readUInt8() % marks,
  };
}
