import type { SavedSearch } from "../search-types.ts";
import { recentTexts } from "../texts.ts";

/** @returns the words of a search, "vendas · Recife, PE"; null for a search that this device does not keep */
export function wordsOfSearch(searches: readonly SavedSearch[], id: string): string | null {
  const search = searches.find((kept) => kept.id === id);
  if (search === undefined) return null;
  const place = [search.city, search.state].filter((part) => part !== "").join(", ");
  const words = search.query === "" ? recentTexts.noTerm : search.query;
  return place === "" ? words : `${words} · ${place}`;
}
