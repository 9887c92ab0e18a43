import { occupationNamesIn } from "../reading/occupation-names.ts";
import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { ranks } from "../reading/title-tables.ts";
import { speaksOf } from "./compare-texts.ts";
import type { TitleMatch } from "./compare-titles.ts";

/**
 * @returns whether two titles call one occupation by two names ("Guarda-vidas", "Salva-vidas"), and what else one of them
 *   says is said by the other posting's text too
 */
export function areOfOneOccupation(
  { mine, theirs }: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
): boolean {
  const others = occupationNamesIn(other.role);
  return occupationNamesIn(one.role).some(({ occupation, words }) =>
    others.some(
      (name) =>
        name.occupation === occupation &&
        (isWhole(mine, words) || isWhole(theirs, name.words)) &&
        isSaid(mine, words, textOf(other)) &&
        isSaid(theirs, name.words, textOf(one)),
    ),
  );
}

/** @returns whether two titles have a name of one occupation */
export function mayBeOfOneOccupation(one: PostingFacts, other: PostingFacts): boolean {
  const mine = occupationNamesIn(one.role);
  return (
    mine.length > 0 &&
    occupationNamesIn(other.role).some(({ occupation }) =>
      mine.some((name) => name.occupation === occupation),
    )
  );
}

/** Whether a title says nothing but the name, for what each of two says beside it makes two vacancies. */
function isWhole(words: readonly string[], name: readonly string[]): boolean {
  return words.every((word) => name.includes(word));
}

/** Whether a text says all words but those of the name. */
function isSaid(words: readonly string[], name: readonly string[], text: ReturnType<typeof textOf>): boolean {
  return words.every((word) => name.includes(word) || (!ranks.has(word) && speaksOf(text, word)));
}
