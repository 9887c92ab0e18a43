import { wordsMost, type TextFacts } from "../reading/read-text.ts";
import { markOutside } from "./count-shared.ts";

/**
 * Who shows a text of another adds a sentence or leaves one out; who writes two vacancies by one template puts other words in
 * the same place.
 *
 * @param isOfAny whether the word of a number says nothing of the vacancy
 * @param longest passages of more words are no filled-in template, and count nothing
 * @returns how many words of one text stand where the other has words of its own
 */
export function countReplaced(
  one: TextFacts,
  other: TextFacts,
  isOfAny: (word: number) => boolean,
  longest = Infinity,
): number {
  const theirs = gapsIn(other, one, isOfAny, longest);
  let replaced = 0;
  for (const { left, right, own } of gapsIn(one, other, isOfAny, longest))
    for (const gap of theirs)
      if (isOnePlace(left, gap.left) || isOnePlace(right, gap.right)) replaced += Math.min(own, gap.own);
  return replaced;
}

/**
 * @param least how many words
 * @returns whether between the same words each text has so many of its own, as one text for two levels or teams has
 */
export function hasOtherPassage(one: TextFacts, other: TextFacts, least: number): boolean {
  const theirs = gapsIn(other, one, isOfNone, Infinity).filter(({ own }) => own >= least);
  return (
    theirs.length > 0 &&
    gapsIn(one, other, isOfNone, Infinity).some(
      ({ left, right, own }) =>
        own >= least && theirs.some((gap) => isOnePlace(left, gap.left) && isOnePlace(right, gap.right)),
    )
  );
}

/** The beginnings and the ends of two texts are no place of one text: one of them may be a part. */
function isOnePlace(one: number, other: number): boolean {
  return one !== 0 && one === other;
}

const isOfNone = (): boolean => false;

/** What only one of two texts says: the shingles that both have before and behind it, 0 for none, and how many words of its own. */
type Gap = { readonly left: number; readonly right: number; readonly own: number };

function gapsIn(
  { shingles, words }: TextFacts,
  other: TextFacts,
  isOfAny: (word: number) => boolean,
  longest: number,
): readonly Gap[] {
  const gaps: Gap[] = [];
  markOutside(shingles, other.shingles, isOutside);
  markOutside(words, other.words, isOwnWord);
  let start = 0;
  for (let position = 0; position < shingles.length; position += 1) {
    if (isOutside[position] === 0) continue;
    if (position === 0 || isOutside[position - 1] === 0) start = position;
    if (isOutside[position + 1] === 1) continue;
    const isLast = position === shingles.length - 1;
    const end = isLast ? words.length : position + 1;
    if (end - start > longest) continue;
    let own = 0;
    for (let index = start === 0 ? 0 : start + 2; index < end; index += 1) {
      const word = words[index] ?? 0;
      if (isOwnWord[index] === 1 && word !== 0 && !isOfAny(word)) own += 1;
    }
    gaps.push({ left: shingles[start - 1] ?? 0, right: shingles[position + 1] ?? 0, own });
  }
  return gaps;
}

const isOutside = new Uint8Array(wordsMost);
const isOwnWord = new Uint8Array(wordsMost);
