import { providerCatalogue } from "@vagou/contract/search/catalogue";
import { providerReach } from "@vagou/contract/search/provider-reach";
import { plain } from "#ui/fields/match-options.ts";
import type { Expectation } from "./describe-expectation.ts";
import { expectationTexts } from "./texts.ts";

export type AskedWords = { query: string; city: string; state: string };

/**
 * Why a portal cannot serve a question, as the end of a sentence; null where nothing speaks against it. Vacancies that
 * it did bring for these words weigh more than its description.
 */
export function findObstacle(
  id: string,
  { query, city, state }: AskedWords,
  expectation: Expectation | undefined,
): string | null {
  const known = providerCatalogue.find((entry) => entry.id === id);
  const reach = known && providerReach[known.id];
  if (reach === undefined || hasBrought(expectation)) return null;
  const { only, ignoresPlace, losesSigns } = reach;
  if (losesSigns && /[a-z][#+]/i.test(query)) return expectationTexts.noSigns;
  if (only !== undefined && query.trim() !== "" && !holdsOne(query, only)) return expectationTexts.otherWords;
  if (!ignoresPlace || state === "") return null;
  return city === "" ? expectationTexts.noState : expectationTexts.noCity;
}

function hasBrought(expectation: Expectation | undefined): boolean {
  if (expectation === undefined || expectation.numbers === null) return false;
  return ["exact", "state"].includes(expectation.basis) && expectation.numbers.vacancies > 0;
}

/** @param beginnings of words; up to three letters: whole words */
function holdsOne(text: string, beginnings: readonly string[]): boolean {
  const words = plain(text).split(/[\s,;/|()"]+/);
  return beginnings.some((beginning) =>
    words.some((word) => (beginning.length > 3 ? word.startsWith(beginning) : word === beginning)),
  );
}
