/**
 * @param pasted a friend's link, the message it came in, or the code alone
 * @returns the code; null when there is none to find
 */
export function readReferId(pasted: string): string | null {
  const inLink = /[?&]refer_id=([\w-]{1,100})/i.exec(pasted)?.[1];
  if (inLink !== undefined) return inLink;
  return /^\s*([\w-]{1,100})\s*$/.exec(pasted)?.[1] ?? null;
}
