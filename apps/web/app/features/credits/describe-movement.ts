import { providerLabel } from "@vagou/contract/catalogue";
import type { HistoryEntry } from "@vagou/contract/answers";
import { formatCount } from "#lib/money.ts";
import { movementTexts } from "./texts.ts";

/** @returns why fichas came or went: "Bônus do dia", "Busca em Gupy" */
export function describeMovement({ reason, provider }: Pick<HistoryEntry, "reason" | "provider">): string {
  const portal = provider === null ? movementTexts.somePortal : providerLabel(provider);
  if (reason === "search") return movementTexts.search(portal);
  if (reason === "search_returned") return movementTexts.searchReturned(portal);
  return movementTexts.reasons[reason];
}

/** @returns "+40", "−7": with the true minus sign, as wide as the plus. */
export function signedAmount(credits: number): string {
  if (credits === 0) return "0";
  return (credits > 0 ? "+" : "−") + formatCount(Math.abs(credits));
}
