import { foldText } from "./fold-text.ts";
import { holdsWord } from "./holds-word.ts";

/** Words that say nothing about the occupation: "vaga de emprego" is how people begin their keywords. */
const stopWords = new Set(
  "a o as os um uma e ou de da do das dos em no na nos nas para por com sem ao vaga vagas emprego empregos trabalho".split(
    " ",
  ),
);

/** @returns the words that matter, in the order typed, as typed; all of them when none matters. */
export function significantWords(keywords: string): string[] {
  const words = keywords.split(/[\s,;/|()"]+/).filter((word) => word !== "");
  const seen = new Set<string>();
  const significant = words.filter((word) => {
    const folded = foldText(word);
    if (stopWords.has(folded) || seen.has(folded)) return false;
    seen.add(folded);
    return true;
  });
  return significant.length > 0 ? significant : words;
}

/**
 * Compares without accents and case. Words of four letters or more also match inside
 * longer ones ("desenvolvedor" in "Desenvolvedores"); shorter ones and those with signs
 * ("TI", "C#") only by themselves.
 *
 * @returns true when `text` holds every one of `words`
 */
export function containsEveryWord(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => containsWord(folded, foldText(word)));
}

function containsWord(foldedText: string, foldedWord: string): boolean {
  if (/^[a-z0-9]{4,}$/.test(foldedWord)) return foldedText.includes(foldedWord);
  return holdsWord(foldedText, foldedWord);
}
