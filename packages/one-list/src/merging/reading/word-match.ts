import { stem } from "./stem.ts";

/**
 * @returns whether two words differ by one letter that one of them lacks ("empilhadera", "empilhadeira") or by two that
 *   changed places ("qualiadde"). Another letter in its place makes other words ("contador", "cortador"), and so does any
 *   letter of a short one.
 */
export function isMistyped(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length > short.length + 1 || short.length < lettersMin) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  // The first letters are seldom wrong, and a letter more at the end is an ending.
  if (same < 2 || same === short.length) return false;
  if (long.length > short.length) return short.slice(same) === long.slice(same + 1);
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}

const lettersMin = 5;

/** @returns the words that these letters begin, one after the other, such as "cc" for "centro", "cirurgic" */
export function wordsOfInitials(letters: string, words: readonly string[]): readonly string[] {
  if (letters.length < 2 || letters.length > 4) return [];
  for (let at = 0; at + letters.length <= words.length; at += 1) {
    const run = words.slice(at, at + letters.length);
    if (run.every((word, index) => word.length > 3 && word[0] === letters[index])) return run;
  }
  return [];
}

/** @returns as `wordsOfInitials`, where the title leaves out a word: "ccih" for "controle", "infeccao", "hospitalar" */
export function wordsOfMoreInitials(letters: string, words: readonly string[]): readonly string[] {
  if (letters.length < 4) return [];
  for (let left = 0; left < letters.length; left += 1) {
    const found = wordsOfInitials(letters.slice(0, left) + letters.slice(left + 1), words);
    if (found.length > 0) return found;
  }
  return [];
}

/** @returns the two words, one after the other, that are written as one: "off", "set" of "offset" */
export function partsOf(joined: string, words: readonly string[]): readonly string[] {
  for (let at = 0; at + 1 < words.length; at += 1)
    if (joined === stem(`${words[at]}${words[at + 1]}`)) return words.slice(at, at + 2);
  return [];
}
