/**
 * Seeks a word that stands by itself, without letters or digits around it. A person types the word, so no
 * regular expression is made of it.
 *
 * @param endings what may follow the word as a part of it; "" is the word alone
 */
export function holdsWord(text: string, word: string, endings: readonly string[] = [""]): boolean {
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
    const end = start + word.length;
    if (!wordSignBefore.test(text.slice(Math.max(0, start - 2), start)) && endsThere(text, end, endings))
      return true;
  }
  return false;
}

function endsThere(text: string, end: number, endings: readonly string[]): boolean {
  return endings.some((ending) => {
    const next = end + ending.length;
    return text.startsWith(ending, end) && !wordSignAfter.test(text.slice(next, next + 2));
  });
}

// Two code units hold any character.
const wordSignBefore = /[\p{L}\p{N}]$/u;
const wordSignAfter = /^[\p{L}\p{N}]/u;
