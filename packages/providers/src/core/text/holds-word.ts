/**
 * Seeks a word that stands by itself, without letters or digits around it. A person types the word, so no
 * regular expression is made of it.
 *
 * @param endings what may follow the word as a part of it; "" is the word alone
 */
export function holdsWord(text: string, word: string, endings: readonly string[] = [""]): boolean {
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1))
    if (beginsThere(text, start) && endsThere(text, start + word.length, endings)) return true;
  return false;
}

// Two UTF-16 code units hold any character.

function beginsThere(text: string, start: number): boolean {
  const before = Array.from(text.slice(Math.max(0, start - 2), start)).at(-1) ?? "";
  return !wordSign.test(before);
}

function endsThere(text: string, end: number, endings: readonly string[]): boolean {
  return endings.some((ending) => {
    const next = end + ending.length;
    return text.startsWith(ending, end) && !wordSign.test(text.slice(next, next + 2));
  });
}

const wordSign = /^[\p{L}\p{N}]/u;
