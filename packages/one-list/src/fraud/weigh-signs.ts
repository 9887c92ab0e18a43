import { affirmedOf, foldedOf, type Sentence } from "./list-sentences.ts";
import type { MayShow, Reading } from "./read-sentences.ts";
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
 * @param plain more tables of some of the same signs, asked where the first is not enough. They must need as many points
 *   as the first with what the posting gives, or more, for they see only what may be enough for the first
 * @returns the sentence that says most for the signal; undefined where the points are not enough, or nothing is said
 */
export function weighSigns(
  table: SignTable,
  reading: Reading,
  given: () => number = () => 0,
  ...plain: readonly { readonly table: SignTable; readonly given: () => number }[]
): Raised | undefined {
  const mayShow = reading.possible.get(table.kind);
  if (mayShow === undefined) return undefined;
  // It is asked for only where the signs that are needed may be shown, which is seldom.
  let known: number | undefined;
  const givenOnce = () => (known ??= given());
  const shown = findShown(table, reading.sentences, mayShow, givenOnce);
  if (shown.length === 0) return undefined;
  const read = readShown(table, reading, shown);
  return plain.reduce(
    (raised, { table, given }) => raised ?? addPoints(table, read, given()),
    addPoints(table, read, givenOnce()),
  );
}

function addPoints(table: SignTable, all: readonly Read[], given: number): Raised | undefined {
  const signs = new Set(Object.values(table.signs));
  const read = all.map((one) => ({ ...one, signs: one.signs.filter((sign) => signs.has(sign)) }));
  const anywhere = new Set(read.flatMap((one) => one.signs.filter(({ isOfPosting }) => isOfPosting)));
  const ofPosting = [...anywhere].reduce((sum, { points }) => sum + points, given);
  const [best] = windowsOf(read, table.within)
    .map((window) => ({ window, found: new Set(window.flatMap((one) => one.signs)) }))
    .filter(({ found }) => hasNeeded(table, found))
    .map(({ window, found }) => ({ window, points: ofPosting + speaksFor(found) - speaksAgainst(window) }))
    .filter((one) => one.points >= table.enough)
    .toSorted((one, other) => other.points - one.points);
  return best === undefined ? undefined : mostTelling(best.window);
}

function hasNeeded({ needs = [], signs }: SignTable, found: ReadonlySet<Sign>): boolean {
  const isFound = (name: string) => {
    const sign = signs[name];
    return sign !== undefined && found.has(sign);
  };
  return needs.every((group) => group.some(isFound));
}

/**
 * Most sentences would not have enough points if they showed all that they may: no expression is run for them. In the others,
 * one sign is looked for after the other, until the rest cannot be enough: first what is needed, then what says most.
 *
 * @returns the signs that are shown where enough of them may count together; empty where none may
 */
function findShown(
  table: SignTable,
  sentences: readonly Sentence[],
  mayShow: readonly MayShow[],
  given: () => number,
): readonly MayShow[] {
  let left = keepHopeful(table, sentences, mayShow, given);
  if (left.length === 0) return left;
  const needed = new Set((table.needs ?? []).flat().map((name) => table.signs[name]));
  const rank = (sign: Sign) => sign.points + (needed.has(sign) ? neededFirst : 0);
  const asked = [...new Set(left.map(({ sign }) => sign))].toSorted((one, other) => rank(other) - rank(one));
  for (const sign of asked) {
    const shown = left.filter((one) => one.sign !== sign || sign.words.test(foldedOf(one.sentence)));
    if (shown.length === left.length) continue;
    left = keepHopeful(table, sentences, shown, given);
  }
  return left;
}

/** More points than any sign has. */
const neededFirst = 1_000;

/** @returns what stands in sentences that count together and are enough if nothing speaks against it */
function keepHopeful(
  table: SignTable,
  sentences: readonly Sentence[],
  mayShow: readonly MayShow[],
  given: () => number,
): readonly MayShow[] {
  const signs = new Set<Sign>();
  for (const { sign } of mayShow) signs.add(sign);
  if (!hasNeeded(table, signs)) return [];
  const missing = table.enough - given();
  if (speaksFor(signs) < missing) return [];
  // To look at wide windows takes longer than it leaves out.
  if (table.within === "posting" || table.within > 2) return mayShow;
  const most = new Map<Sentence, number>();
  for (const { sentence, sign } of mayShow)
    if (sign.points > 0) most.set(sentence, (most.get(sentence) ?? 0) + sign.points);
  const hopeful = listHopeful(table.within, sentences, most, missing);
  return mayShow.filter(({ sentence }) => hopeful.has(sentence));
}

function listHopeful(
  within: number,
  sentences: readonly Sentence[],
  most: ReadonlyMap<Sentence, number>,
  missing: number,
): Set<Sentence> {
  const hopeful = new Set<Sentence>();
  for (const [place, sentence] of sentences.entries()) {
    const before = (within === 2 && sentences[place - 1]) || sentence;
    const points = (most.get(sentence) ?? 0) + (before === sentence ? 0 : (most.get(before) ?? 0));
    if (points >= missing) hopeful.add(before).add(sentence);
  }
  return hopeful;
}

/** @returns all sentences with what they show, also what speaks against the signal, which is not looked up */
function readShown(table: SignTable, { sentences, distinct }: Reading, shown: readonly MayShow[]): Read[] {
  const against = Object.values(table.signs).filter(({ points }) => points < 0);
  const signs = new Map<Sentence, Sign[]>();
  for (const sentence of distinct)
    signs.set(
      sentence,
      against.filter(({ isOfPosting, words }) =>
        words.test(isOfPosting ? affirmedOf(sentence) : foldedOf(sentence)),
      ),
    );
  for (const { sentence, sign } of shown) if (sign.points >= 0) signs.get(sentence)?.push(sign);
  return sentences.map((sentence) => ({ sentence, signs: signs.get(sentence) ?? [] }));
}

/** A sentence, and its signs; those of the posting count on their own. */
type Read = { readonly sentence: Sentence; readonly signs: readonly Sign[] };

/** @returns each sentence alone, and with those behind it that may count together with it */
function windowsOf<One>(read: readonly One[], within: SignTable["within"]): readonly (readonly One[])[] {
  if (within === "posting") return [read];
  return read.flatMap((_, start) =>
    read.slice(start, start + within).map((_, more) => read.slice(start, start + more + 1)),
  );
}

function mostTelling(window: readonly Read[]): Raised | undefined {
  const [most] = window.toSorted((one, other) => speaksFor(other.signs) - speaksFor(one.signs));
  if (most === undefined) return undefined;
  const { sentence } = most;
  const places = most.signs
    .filter(({ points }) => points > 0)
    .map(({ words }) => foldedOf(sentence).search(words));
  return { sentence, at: Math.min(...places) };
}

/** @returns the points of these signs, without those against the signal */
function speaksFor(signs: Iterable<Sign>): number {
  let all = 0;
  for (const { points } of signs) all += Math.max(0, points);
  return all;
}

/** @returns the points against it: each sentence of ordinary work makes the posting more ordinary */
function speaksAgainst(window: readonly Read[]): number {
  const against = window.flatMap(({ signs }) => signs.filter((sign) => sign.points < 0 && !sign.isOfPosting));
  return against.reduce((all, { points }) => all - points, 0);
}
