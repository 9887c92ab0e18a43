import { readContract } from "../core/pay/contract-text.ts";
import type { ListingPay } from "../core/listing.ts";
import { bneSettings } from "./settings.ts";

/** @returns the contract that a text names in the portal's own phrase */
export function contractInText(text: string): string | undefined {
  return readContract(bneSettings.contractPhrase.exec(text)?.groups?.["contract"] ?? "");
}

/** @returns the text or HTML without the portal's additions: the mark of a removed link, the contract. */
export function tidyBneText(text: string): string {
  return text.replaceAll(bneSettings.removedLink, "").replace(bneSettings.contractPhrase, "").trim();
}

/** @returns true for amounts that the portal writes where the employer gave none. */
export function isPlaceholderPay({ minCents, maxCents }: ListingPay): boolean {
  const { min, max } = bneSettings.placeholderPay;
  return minCents === min * 100 && maxCents === max * 100;
}
