/** @returns true for a vacancy past its stated end. A day is over when it has ended everywhere in Brazil. */
export function isOver({ expiresAt }: { expiresAt?: string | undefined }, receivedAt: Date): boolean {
  if (!expiresAt) return false;
  const end = Date.parse(expiresAt.length === 10 ? `${expiresAt}T23:59:59-05:00` : expiresAt);
  return end < receivedAt.getTime();
}
