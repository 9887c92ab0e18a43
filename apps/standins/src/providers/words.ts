/** @returns the text without accents and in lower case. */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** @returns the folded words of a text. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9#+]+/)
    .filter((word) => word !== "");
}

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
