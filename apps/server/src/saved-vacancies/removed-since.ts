const dayMs = 24 * 3_600_000;

/** @returns the instant since which a vacancy must have been removed to come back with its note and status */
export function removedSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}
