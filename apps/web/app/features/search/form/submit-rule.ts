import { searchCostCredits } from "@vagou/contract/fichas/amounts";
import type { SearchQuery } from "../search-types.ts";
import { formTexts, refusalTexts } from "../texts.ts";

/** The balance: undefined until known, null when it could not be read; then the server decides. */
export type Balance = number | null | undefined;

/**
 * Whether a search may start, in the words of the button and of the toast.
 * `refusal` is null when the search may start.
 */
export function judgeSearch(
  query: SearchQuery,
  credits: Balance,
  isSearching: boolean,
): { label: string; refusal: { title: string; text: string } | null } {
  const { labels } = formTexts;
  const cost = searchCostCredits(query.services.length);
  if (isSearching) return refuse(labels.loading, refusalTexts.wait, refusalTexts.waitText);
  const hasNoFilter = [query.query, query.city, query.state].every((filter) => filter.trim() === "");
  if (query.services.length === 0) {
    const text = hasNoFilter ? refusalTexts.nothing : refusalTexts.noProviders;
    return refuse(labels.noProviders, refusalTexts.attention, text);
  }
  if (credits === undefined) return refuse(labels.loading, refusalTexts.wait, refusalTexts.waitText);
  if (credits !== null && credits < cost) {
    const text = refusalTexts.tooFewCreditsText(cost, query.services.length, credits);
    return refuse(labels.tooFewCredits, refusalTexts.tooFewCredits, text);
  }
  if (hasNoFilter) {
    return refuse(labels.noFilter, refusalTexts.attention, refusalTexts.noFilter);
  }
  return { label: labels.ready, refusal: null };
}

function refuse(label: string, title: string, text: string) {
  return { label, refusal: { title, text } };
}
