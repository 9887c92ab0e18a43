import { foldText } from "../core/fold-text.ts";
import { significantWords } from "../core/keywords.ts";
import type { ProviderQuery, ProviderRequest } from "../core/provider.ts";
import type { SolidesItem } from "./item-schema.ts";

/**
 * Sólides ignores a parameter it does not know and answers with everything it has, so
 * the answer is compared with what was asked.
 *
 * @returns for the items of one page, which ones fit
 */
export function fitsQuery(
  items: readonly SolidesItem[],
  query: ProviderQuery,
  request: ProviderRequest,
): { fits: (item: SolidesItem) => boolean; ignored: ("keywords" | "place")[] } {
  const words = significantWords(query.keywords).map(stem);
  const hasWords = (item: SolidesItem) => {
    const title = foldText(item.title);
    return words.every((forms) => forms.some((form) => title.includes(form)));
  };
  // It knows abbreviations that we may not, so a page that mostly fits is trusted whole.
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

/** Remote vacancies fit everywhere, wherever their employer sits. */
function fitsPlace(item: SolidesItem, query: ProviderQuery): boolean {
  if (item.jobType === "remoto") return true;
  const { state, city } = query;
  if (state && item.state?.code && foldText(item.state.code) !== foldText(state.uf)) return false;
  return !(city && item.city?.name && foldText(item.city.name) !== foldText(city));
}

/** Short forms in titles, folded: what is typed on the left also stands as on the right. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  junior: ["jr"],
  jr: ["junior"],
  senior: ["sr"],
  sr: ["senior"],
  pleno: ["pl"],
  auxiliar: ["aux"],
  assistente: ["assist", "ass."],
  administrativo: ["adm"],
  administrativa: ["adm"],
  tecnico: ["tec"],
  tecnica: ["tec"],
  desenvolvedor: ["dev"],
  desenvolvedora: ["dev"],
  operador: ["op."],
  supervisor: ["sup."],
};

/** @returns the folded beginnings that stand for one word in its genders and numbers. */
function stem(word: string): string[] {
  const folded = foldText(word);
  const beginning = folded.length > 5 ? folded.replace(/(oes|ao|as|os|es|a|o|e|s)$/, "") : folded;
  return [beginning, ...(Object.hasOwn(abbreviations, folded) ? (abbreviations[folded] ?? []) : [])];
}
