import type { SavedSearch } from "../search-types.ts";
import { recentTexts } from "../texts.ts";

/** @returns what a search looked for, "vendas · Recife, PE"; null where it is not among those kept here */
export function wordsOfSearch(searches: readonly SavedSearch[], id: string): string | null {
  const search = searches.find((kept) => kept.id === id);
  if (search === undefined) return null;
  const place = [search.city, search.state].filter((part) => part !== "").join(", ");
  const words = search.query === "" ? recentTexts.noTerm : search.query;
  return place === "" ? words : `${words} · ${place}`;
}
