import { readKeptFields } from "#lib/device/kept-json.ts";
import type { SearchQuery } from "../search-types.ts";

/** The name of the search form among a person's drafts. */
export const searchDraft = "search";

/** What a person types into the form. The choice of portals is kept in another way (`rememberProviders`). */
export type TypedSearch = Omit<SearchQuery, "services">;

/** @param address the page whose form it is, as `/jobs?q=…` has it after `/jobs`: another address asks something else */
export function writeSearchDraft(address: string, { query, city, state }: TypedSearch): string {
  return JSON.stringify({ address, query, city, state });
}

/** @returns what was typed at `address`; null without that, and for a text that cannot be read */
export function readSearchDraft(text: string | null, address: string): TypedSearch | null {
  const { address: typedAt, query, city, state } = readKeptFields(text);
  const isWhole = typeof query === "string" && typeof city === "string" && typeof state === "string";
  return typedAt === address && isWhole ? { query, city, state } : null;
}
