import { readItem, removeItem, writeItem } from "#lib/browser-storage.ts";
import { type Departure, parseDeparture } from "./departure.ts";

const departureKey = "checkoutDeparture";
const announcedKey = "checkoutAnnounced";

/** Remembers, for this tab, that the person goes away to pay. */
export function rememberDeparture(departure: Departure): void {
  writeItem("session", departureKey, JSON.stringify(departure));
}

export function readDeparture(who: { userId: string; nowMs: number }): Departure | null {
  return parseDeparture(readItem("session", departureKey), who);
}

/** The fichas are here: nothing is awaited any more, and the same address will not be celebrated twice. */
export function settleDeparture(sessionId: string | null): void {
  removeItem("session", departureKey);
  if (sessionId !== null) writeItem("session", announcedKey, sessionId);
}

export function readAnnounced(): string | null {
  return readItem("session", announcedKey);
}
