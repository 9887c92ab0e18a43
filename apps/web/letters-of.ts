/**
 * @param alphabet letters, none of them twice
 * @returns a name of its own for each index, from 0: the letters one by one, then two of them, the first one twice, and on
 */
export function lettersOf(index: number, alphabet: string): string {
  const last = alphabet.charAt(index % alphabet.length);
  return index < alphabet.length ? last : lettersOf(Math.floor(index / alphabet.length) - 1, alphabet) + last;
}
