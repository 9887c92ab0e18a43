import type { Listing } from "../core/listing.ts";
import { nerdinSettings as settings } from "./settings.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** @returns false for a vacancy past its end, or older than `ageDaysMax`. */
export function isOpen({ postedAt, expiresAt }: Listing, receivedAt: Date): boolean {
  const age = postedAt === undefined ? 0 : receivedAt.getTime() - Date.parse(postedAt);
  if (age > settings.ageDaysMax * dayMs) return false;
  if (expiresAt === undefined) return true;
  // A day has ended when it has ended everywhere in Brazil.
  const end = Date.parse(expiresAt.length === 10 ? `${expiresAt}T23:59:59-05:00` : expiresAt);
  return end >= receivedAt.getTime();
}
