/** @returns the text without accents and in lower case. */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** @returns the folded words of a text; known ones are kept, because a portal compares all its vacancies each time. */
export function wordsOf(text: string): readonly string[] {
  const known = wordsOfTexts.get(text);
  if (known !== undefined) return known;
  const words = fold(text)
    .split(/[^a-z0-9#+]+/)
    .filter((word) => word !== "");
  if (wordsOfTexts.size >= textsMax) wordsOfTexts.clear();
  wordsOfTexts.set(text, words);
  return words;
}

const wordsOfTexts = new Map<string, readonly string[]>();

/** More than all vacancies of all stand-ins; questions and addresses are texts too. */
const textsMax = 20_000;

/** @returns the members of a comma-separated parameter; none when it is absent or empty. */
export function listParameter(asked: URLSearchParams, name: string): string[] {
  return (asked.get(name) ?? "")
    .split(",")
    .map((member) => member.trim())
    .filter((member) => member !== "");
}

/** @returns a whole number parameter, `fallback` when absent, NaN when it is none. */
export function wholeParameter(asked: URLSearchParams, name: string, fallback: number): number {
  const value = asked.get(name);
  if (value === null) return fallback;
  return /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
}
