import type { Sentence } from "./list-sentences.ts";
import type { Sign, SignTable } from "./signs/sign.ts";

/** What raised a signal: a sentence, and where in it. */
export type Raised = {
  readonly sentence: Sentence;
  /** The index of the first sign in the folded sentence. */
  readonly at: number;
};

/**
 * Adds the points of different signs in the sentences that a table lets count together.
 *
 * @param given points of the posting itself, as for one that says no pay
 * @returns the sentence that says most for the signal; undefined where the points are not enough
 */
export function weighSigns(table: SignTable, sentences: readonly Sentence[], given = 0): Raised | undefined {
  const signs = Object.values(table.signs);
  const needs = (table.needs ?? []).map((names) => names.map((name) => table.signs[name]));
  // Most postings have none of what is needed: the other signs need not be looked for.
  if (!needs.every((group) => sentences.some(({ folded }) => group.some((sign) => sign?.words.test(folded)))))
    return undefined;
  const read = sentences.map((sentence) => ({
    sentence,
    signs: signs.filter(({ words }) => words.test(sentence.folded)),
  }));
  const anywhere = new Set(read.flatMap((one) => one.signs.filter(({ isOfPosting }) => isOfPosting)));
  const ofPosting = [...anywhere].reduce((all, { points }) => all + points, given);
  const [best] = windowsOf(read, table.within)
    .map((window) => ({ window, found: new Set(window.flatMap((one) => one.signs)) }))
    .filter(({ found }) => needs.every((group) => group.some((sign) => sign && found.has(sign))))
    .map(({ window, found }) => ({ window, points: ofPosting + speaksFor(found) - speaksAgainst(window) }))
    .filter(({ points }) => points >= table.enough)
    .toSorted((one, other) => other.points - one.points);
  return best === undefined ? undefined : mostTelling(best.window);
}

/** A sentence, and its signs; those of the posting count on their own. */
type Read = { readonly sentence: Sentence; readonly signs: readonly Sign[] };

function windowsOf(read: readonly Read[], within: SignTable["within"]): readonly (readonly Read[])[] {
  if (within === "posting") return [read];
  const alone = read.map((one) => [one]);
  if (within === "sentence") return alone;
  return [...alone, ...read.slice(1).map((one, before) => [...(alone[before] ?? []), one])];
}

function mostTelling(window: readonly Read[]): Raised | undefined {
  const [most] = window.toSorted((one, other) => speaksFor(other.signs) - speaksFor(one.signs));
  if (most === undefined) return undefined;
  const { sentence } = most;
  const places = most.signs
    .filter(({ points }) => points > 0)
    .map(({ words }) => sentence.folded.search(words));
  return { sentence, at: Math.min(...places) };
}

/** @returns the points of these signs, without those against the signal */
function speaksFor(signs: Iterable<Sign>): number {
  return [...signs].reduce((all, { points }) => all + Math.max(0, points), 0);
}

/** @returns the points against it: each sentence of ordinary work makes the posting more ordinary */
function speaksAgainst(window: readonly Read[]): number {
  const against = window.flatMap(({ signs }) => signs.filter((sign) => sign.points < 0 && !sign.isOfPosting));
  return against.reduce((all, { points }) => all - points, 0);
}
