import type { EmployerFacts } from "./reading/read-employer.ts";
import { sketchOf } from "./reading/read-text.ts";
import { callings } from "./reading/title-tables.ts";
import { textOf, type PostingFacts } from "./reading/posting-facts.ts";

/**
 * Calls `judge` once for each pair of postings that is worth it, by position: those of one employer in one town, those with
 * one address, and of one title and town those whose employers have a word in common, or of whom one is hidden or an
 * agency. All pairs would be too many.
 */
export function forEachCandidate(
  postings: readonly PostingFacts[],
  judge: (one: number, other: number) => void,
): void {
  const byEmployer = splitByTown(
    group(postings, ({ employer }) => (employer === null ? [] : [employer.core, employer.words[0] ?? ""])),
    postings,
  );
  const byAddress = group(postings, ({ address }) => (address === null ? [] : [address]));
  const ofManyEmployers = rolesOfManyEmployers(postings);
  const byNearEmployer = ofManyEmployers.flatMap((indexes) => splitByNames(indexes, postings));
  const withUnnamed = [
    ...ofManyEmployers.flatMap((indexes) => pairWithUnnamed(indexes, postings)),
    ...workOfUnnamed(postings),
  ];
  const blocksOf = postings.map((): (readonly number[])[] => []);
  for (const blocks of [byEmployer, byNearEmployer, byAddress.values(), withUnnamed])
    for (const indexes of blocks)
      if (indexes.length > 1) for (const index of indexes) blocksOf[index]?.push(indexes);
  const judged = new Int32Array(postings.length).fill(-1);
  for (const [one, blocks] of blocksOf.entries())
    for (const block of blocks)
      for (const other of block) {
        if (other <= one || judged[other] === one) continue;
        judged[other] = one;
        judge(one, other);
      }
}

/** The postings of an employer in one town, with those that name none: other towns contradict in any case. */
function* splitByTown(
  groups: ReadonlyMap<string, readonly number[]>,
  postings: readonly PostingFacts[],
): Generator<readonly number[]> {
  for (const indexes of groups.values()) {
    if (indexes.length === 1) continue;
    const towns = new Map<string, number[]>();
    const elsewhere: number[] = [];
    for (const index of indexes) {
      const town = postings[index]?.place.city?.key;
      const known = town === undefined ? elsewhere : towns.get(town);
      if (known !== undefined) known.push(index);
      else if (town !== undefined) towns.set(town, [index]);
    }
    if (towns.size === 0) yield elsewhere;
    for (const town of towns.values()) yield elsewhere.length === 0 ? town : [...town, ...elsewhere];
  }
}

function group<Key>(
  postings: readonly PostingFacts[],
  keysOf: (posting: PostingFacts, index: number) => readonly Key[],
): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  for (const [index, posting] of postings.entries())
    for (const key of keysOf(posting, index)) {
      const known = groups.get(key);
      if (known === undefined) groups.set(key, [index]);
      else known.push(index);
    }
  return groups;
}

/** Postings of one role and town that name several employers. */
function rolesOfManyEmployers(postings: readonly PostingFacts[]): readonly (readonly number[])[] {
  const byRole = group(postings, ({ roleAndPlace }) => [roleAndPlace]);
  return [...byRole.values()].filter((indexes) => {
    const first = postings[indexes[0] ?? 0]?.employer?.core;
    return indexes.some((index) => postings[index]?.employer?.core !== first);
  });
}

/** Those whose employers have a word that begins with the same letters. */
function splitByNames(
  indexes: readonly number[],
  postings: readonly PostingFacts[],
): readonly (readonly number[])[] {
  const blocks = new Map<string, Set<number>>();
  for (const index of indexes)
    for (const name of namesOf(postings[index]?.employer ?? null)) {
      const letters = name.slice(0, 4);
      const known = blocks.get(letters);
      if (known === undefined) blocks.set(letters, new Set([index]));
      else known.add(index);
    }
  return [...blocks.values()].filter(({ size }) => size > 1).map((block) => [...block]);
}

/** One name may be written as one word or as several, in any order. */
function namesOf(employer: EmployerFacts | null): readonly string[] {
  return employer === null ? [] : [employer.core, employer.sorted, ...employer.words];
}

/** Each posting of a hidden employer or an agency with all others; in a long list only where texts share a shingle. */
function pairWithUnnamed(
  indexes: readonly number[],
  postings: readonly PostingFacts[],
): readonly (readonly number[])[] {
  const few = pairFew(indexes, postings);
  if (few !== null) return few;
  const bySketch = new Map<number, number[]>();
  for (const index of indexes) {
    const posting = postings[index];
    for (const shingle of posting === undefined ? [] : sketchOf(textOf(posting))) {
      const known = bySketch.get(shingle);
      if (known === undefined) bySketch.set(shingle, [index]);
      else known.push(index);
    }
  }
  return [...bySketch.values()].filter((block) => block.some((index) => isUnnamed(postings[index])));
}

/** @returns null where they are too many to compare all */
function pairFew(
  indexes: readonly number[],
  postings: readonly PostingFacts[],
): readonly (readonly number[])[] | null {
  const unnamed = indexes.filter((index) => isUnnamed(postings[index]));
  if (unnamed.length * indexes.length > pairsMax) return null;
  return unnamed.flatMap((one) => indexes.map((other) => (other === one ? [] : [one, other])));
}

function isUnnamed(posting: PostingFacts | undefined): boolean {
  return posting?.employer?.isAgency !== false;
}

const pairsMax = 200;

/** Those with the postings of one town that have a word of the work in common, where these are few. */
function workOfUnnamed(postings: readonly PostingFacts[]): readonly (readonly number[])[] {
  const towns = new Set(
    postings.flatMap((posting) => (isUnnamed(posting) ? (posting.place.city?.key ?? []) : [])),
  );
  const byWork = group(postings, ({ role, place }) => {
    const town = place.city?.key;
    if (town === undefined || !towns.has(town)) return [];
    return role.filter((word) => !callings.has(word)).map((word) => `${word} ${town}`);
  });
  return [...byWork.values()].flatMap((indexes) => pairFew(indexes, postings) ?? []);
}
