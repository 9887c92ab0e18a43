import { textOf, type PostingFacts } from "./posting-facts.ts";

/**
 * Calls `judge` once for each pair of postings that is worth it, by position: those with one employer, with one address,
 * and those with one title and town whose texts share the least of their shingles. All pairs would be too many.
 */
export function forEachCandidate(
  postings: readonly PostingFacts[],
  judge: (one: number, other: number) => void,
): void {
  const places = postings.map(({ place: { city, state } }) => city?.key ?? state ?? "");
  const byEmployer = group(postings, ({ employer }) => (employer === null ? [] : [employer.core]));
  const byAddress = group(postings, ({ address }) => (address === null ? [] : [address]));
  const byRole = group(postings, ({ roleKey }, index) => [`${roleKey} ${places[index]}`]);
  const alike = [...byRole.values()].filter((indexes) => hasManyEmployers(indexes, postings));
  const inAlike = new Set(alike.flat());
  const byText = group(postings, (posting, index) => (inAlike.has(index) ? textOf(posting).sketch : []));
  const blocksOf = postings.map((): (readonly number[])[] => []);
  for (const blocks of [byEmployer, byAddress, byText])
    for (const indexes of blocks.values())
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

function hasManyEmployers(indexes: readonly number[], postings: readonly PostingFacts[]): boolean {
  return new Set(indexes.map((index) => postings[index]?.employer?.core)).size > 1;
}
