import { formatPrice } from "#lib/words/money.ts";
import { operatingTexts } from "./texts.ts";

/** @returns "R$ 4,90"; "4.90 usd" for another currency */
export function describeAmount({
  amount_cents: cents,
  currency,
}: {
  amount_cents: number | null;
  currency: string | null;
}): string {
  if (cents === null) return operatingTexts.none;
  return currency === "brl" ? formatPrice(cents) : `${(cents / 100).toFixed(2)} ${currency ?? ""}`;
}
