/**
 * @param end when a vacancy closes, ISO 8601, a day or an instant; undefined when no end is stated
 * @returns true when the end has passed: a day is over when it has ended everywhere in Brazil
 */
export function isOver(end: string | undefined, receivedAt: Date): boolean {
  if (!end) return false;
  return Date.parse(end.length === 10 ? `${end}T23:59:59-05:00` : end) < receivedAt.getTime();
}
