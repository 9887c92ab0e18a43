import { readItem, removeItem, writeItem } from "#lib/device/browser-storage.ts";
import { type CheckoutStart, parseCheckoutStart } from "./checkout-start.ts";

const checkoutStartKey = "checkoutDeparture";
const announcedKey = "checkoutAnnounced";

/** Remembers, for this tab, that the person leaves to pay. */
export function rememberCheckoutStart(checkoutStart: CheckoutStart): void {
  writeItem("session", checkoutStartKey, JSON.stringify(checkoutStart));
}

export function readCheckoutStart(who: { userId: string; nowMs: number }): CheckoutStart | null {
  return parseCheckoutStart(readItem("session", checkoutStartKey), who);
}

/** The fichas have come: no purchase is awaited any more, and the same address is not announced twice. */
export function rememberAnnouncedCheckout(sessionId: string | null): void {
  removeItem("session", checkoutStartKey);
  if (sessionId !== null) writeItem("session", announcedKey, sessionId);
}

export function readAnnouncedCheckout(): string | null {
  return readItem("session", announcedKey);
}
