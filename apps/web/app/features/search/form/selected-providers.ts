import { defaultProviderCount } from "@vagou/contract/fichas/amounts";
import { readItem, removeItem, writeItem } from "#lib/device/browser-storage.ts";

const key = "selected_providers";

/**
 * @param remembered comma-separated ids from an earlier visit, or null
 * @param first those that the server says answer best at the moment; may be empty
 * @returns the providers to start with: the remembered ones still available, else the first four
 */
export function startingProviders(
  available: string[],
  remembered: string | null,
  first: readonly string[],
): string[] {
  const known = new Set((remembered ?? "").split(","));
  const kept = available.filter((id) => known.has(id));
  if (kept.length > 0) return kept;
  const answering = available.filter((id) => first.includes(id));
  return answering.length > 0 ? answering : available.slice(0, defaultProviderCount);
}

export function rememberProviders(ids: string[]): void {
  writeItem("local", key, ids.join(","));
}

export function forgetProviders(): void {
  removeItem("local", key);
}

export function readRememberedProviders(): string | null {
  return readItem("local", key);
}
