import { foldText } from "../core/text/fold-text.ts";
import { matchesKeywords } from "../core/text/matches-keywords.ts";
import type { ProviderQuery, ProviderRequest } from "../core/provider.ts";
import type { SolidesItem } from "./item-schema.ts";

/**
 * Sólides ignores unknown parameters and answers with all of its vacancies, so the answer is compared
 * with the query.
 *
 * @returns for the items of one page, which ones fit
 */
export function fitsQuery(
  items: readonly SolidesItem[],
  query: ProviderQuery,
  request: ProviderRequest,
): { fits: (item: SolidesItem) => boolean; ignored: ("keywords" | "place")[] } {
  const hasWords = ({ title }: SolidesItem) => matchesKeywords(title, query.keywords);
  // The portal may know abbreviations that we do not, so a page that mostly fits is trusted as a whole.
  const misses = items.filter((item) => !hasWords(item)).length;
  const keywordsIgnored = misses * 2 > items.length;
  const asked = new URL(request.url).searchParams;
  const placeIgnored = asked.has("locations") && items.some((item) => !fitsPlace(item, query));
  return {
    fits: (item) => (!keywordsIgnored || hasWords(item)) && fitsPlace(item, query),
    ignored: [
      ...(keywordsIgnored ? (["keywords"] as const) : []),
      ...(placeIgnored ? (["place"] as const) : []),
    ],
  };
}

/** Remote vacancies fit every place, regardless of their employer's. */
function fitsPlace(item: SolidesItem, query: ProviderQuery): boolean {
  if (item.jobType === "remoto") return true;
  const { state, city } = query;
  if (state && item.state?.code && foldText(item.state.code) !== foldText(state.uf)) return false;
  return !(city && item.city?.name && foldText(item.city.name) !== foldText(city));
}
