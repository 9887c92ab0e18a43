/**
 * @param pattern its first group is the number, with dots between thousands: "1.234 vagas"
 * @returns the number that a portal states in a text; undefined where the pattern does not fit
 */
export function readCount(text: string, pattern: RegExp): number | undefined {
  const digits = pattern.exec(text)?.[1]?.replaceAll(".", "");
  return digits ? Number(digits) : undefined;
}
