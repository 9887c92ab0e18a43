import { textOf, type PostingFacts } from "./posting-facts.ts";

/**
 * Calls `judge` once for each pair of postings that is worth it, by position: those with one employer, with one address,
 * those with one title and town whose employers begin alike, and those with one title and town whose texts share the
 * least of their shingles. All pairs would be too many.
 */
export function forEachCandidate(
  postings: readonly PostingFacts[],
  judge: (one: number, other: number) => void,
): void {
  const byEmployer = splitByTown(
    group(postings, ({ employer }) => (employer === null ? [] : [employer.core])),
    postings,
  );
  const byAddress = group(postings, ({ address }) => (address === null ? [] : [address]));
  const alike = rolesOfManyEmployers(postings);
  const inAlike = new Set(alike.flat());
  const byNearEmployer = alike.flatMap((indexes) => splitByLetters(indexes, postings));
  const byText = group(postings, (posting, index) => (inAlike.has(index) ? textOf(posting).sketch : []));
  const blocksOf = postings.map((): (readonly number[])[] => []);
  for (const blocks of [byEmployer, byNearEmployer, byAddress.values(), byText.values()])
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

/** Those whose employers begin with the same letters, in the order of the portal or of the alphabet. */
function splitByLetters(
  indexes: readonly number[],
  postings: readonly PostingFacts[],
): readonly (readonly number[])[] {
  const blocks = new Map<string, Set<number>>();
  for (const index of indexes) {
    const employer = postings[index]?.employer;
    for (const name of employer ? [employer.core, employer.sorted] : []) {
      const letters = name.slice(0, 4);
      const known = blocks.get(letters);
      if (known === undefined) blocks.set(letters, new Set([index]));
      else known.add(index);
    }
  }
  return [...blocks.values()].filter(({ size }) => size > 1).map((block) => [...block]);
}
