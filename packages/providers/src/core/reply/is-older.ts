/**
 * For portals whose lists hold vacancies of years ago that were never closed.
 *
 * @param postedAt ISO 8601; a vacancy without a date is not old
 */
export function isOlder(postedAt: string | undefined, days: number, receivedAt: Date): boolean {
  return postedAt !== undefined && receivedAt.getTime() - Date.parse(postedAt) > days * dayMs;
}

const dayMs = 24 * 60 * 60 * 1000;
