import type { EmployerFacts } from "./reading/read-employer.ts";
import { sketchOf, stemLength } from "./reading/read-text.ts";
import { occupationNamesIn } from "./reading/occupation-names.ts";
import { callings } from "./reading/title-tables.ts";
import { textOf, type PostingFacts } from "./reading/posting-facts.ts";

/**
 * Calls `judge` once for each pair of postings that is worth it, by position: those of one employer in one town, those of
 * a town whose employers have a rare word in common or whose texts have a number and the words behind it, those with one
 * address, and of one title and town those whose employers have a word in common, or of whom one is hidden or an agency.
 * All pairs would be too many. Of a crowd, such as hundreds of postings of one employer in one town, those are compared
 * that are alike, so that the time does not grow by the square.
 */
export function forEachCandidate(
  postings: readonly PostingFacts[],
  judge: (one: number, other: number) => void,
): void {
  const byEmployer = splitByTown(
    group<string>(postings, ({ employer }, add) => {
      if (employer === null) return;
      add(employer.core);
      add(employer.words[0] ?? "");
      if (employer.joined !== "") add(employer.joined);
    }),
    postings,
  );
  const byName = splitByTown(
    group<string>(postings, ({ employer }, add) => {
      for (const word of employer?.words ?? []) add(word);
    }),
    postings,
    namesakesMax,
  );
  const byAddress = group<string>(postings, ({ address }, add) => {
    if (address !== null) add(address);
  });
  // A brand and a legal name may have no word in common.
  const byText = splitByTown(
    group<string>(postings, ({ numberInText }, add) => {
      if (numberInText !== null) add(numberInText);
    }),
    postings,
    copiesMax,
  );
  const ofManyEmployers = rolesOfManyEmployers(postings);
  const byNearEmployer = ofManyEmployers.flatMap((indexes) => splitByNames(indexes, postings));
  const withUnnamed = [
    ...ofManyEmployers.flatMap((indexes) => pairWithUnnamed(indexes, postings)),
    ...workOfUnnamed(postings),
  ];
  const blocksOf = postings.map((): (readonly number[])[] => []);
  for (const blocks of [byEmployer, byName, byText, byNearEmployer, byAddress.values(), withUnnamed])
    for (const indexes of blocks)
      for (const near of indexes.length > crowdMax ? neighboursIn(indexes, postings) : [indexes])
        if (near.length > 1) for (const index of near) blocksOf[index]?.push(near);
  const judged = new Int32Array(postings.length).fill(-1);
  for (const [one, blocks] of blocksOf.entries()) {
    let left = othersMax;
    for (const block of blocks)
      for (const other of block) {
        if (left === 0 || other <= one || judged[other] === one) continue;
        left -= 1;
        judged[other] = one;
        judge(one, other);
      }
  }
}

/**
 * More than the parts of a crowd hold that have a posting in common. Of the 900 of an ordinary search each is compared with 14
 * at most; a portal may send hundreds of names that share all their words.
 */
const othersMax = 100;

/** Of more postings, only those that are alike are compared: all pairs of 400 long texts take seconds. */
const crowdMax = 60;

/**
 * Parts of a long block that overlap by half. Postings of one role stand together, and among them those whose texts have
 * the same least shingle, so that what is told again is near what it repeats.
 */
function* neighboursIn(
  indexes: readonly number[],
  postings: readonly PostingFacts[],
): Generator<readonly number[]> {
  const keyed = indexes.flatMap((index) => {
    const posting = postings[index];
    return posting
      ? { index, key: `${posting.roleAndPlace} ${sketchOf(textOf(posting)).join()} ${posting.job.id}` }
      : [];
  });
  const sorted = keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ index }) => index);
  for (let from = 0; from < sorted.length; from += crowdMax / 2) yield sorted.slice(from, from + crowdMax);
}

/** More texts of one town with the same words behind their first number are of one form. */
const copiesMax = 6;

/** A word that the employers of more postings of one town have is no name, and would make too many pairs. */
const namesakesMax = 30;

/** The postings of an employer in one town, with those that name none: other towns contradict in any case. */
function* splitByTown(
  groups: ReadonlyMap<string, readonly number[]>,
  postings: readonly PostingFacts[],
  most = Infinity,
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
    const blocks = towns.size === 0 ? [elsewhere] : towns.values();
    for (const town of blocks) {
      const block = town === elsewhere || elsewhere.length === 0 ? town : [...town, ...elsewhere];
      if (block.length <= most) yield block;
    }
  }
}

/** @returns the positions of the postings that have each key; `addKeys` calls `add` with those of one posting */
function group<Key>(
  postings: readonly PostingFacts[],
  addKeys: (posting: PostingFacts, add: (key: Key) => void) => void,
): Map<Key, number[]> {
  const groups = new Map<Key, number[]>();
  let index = 0;
  const add = (key: Key): void => {
    addTo(groups, key, index);
  };
  for (const posting of postings) {
    addKeys(posting, add);
    index += 1;
  }
  return groups;
}

function addTo<Key>(groups: Map<Key, number[]>, key: Key, index: number): void {
  const known = groups.get(key);
  if (known === undefined) groups.set(key, [index]);
  else if (known.at(-1) !== index) known.push(index);
}

/** Postings of one role and town that name several employers. */
function rolesOfManyEmployers(postings: readonly PostingFacts[]): readonly (readonly number[])[] {
  const byRole = group<string>(postings, ({ roleAndPlace }, add) => {
    add(roleAndPlace);
  });
  return [...byRole.values()].filter((indexes) => {
    if (indexes.length === 1) return false;
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

/** One name may be written as one word or as several, in any order, or by its initials. */
function namesOf(employer: EmployerFacts | null): readonly string[] {
  return employer === null ? [] : [employer.core, employer.sorted, employer.initials, ...employer.words];
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
  return [...bySketch.values()].filter((block) => block.some((index) => postings[index]?.isUnnamed));
}

/** @returns null where they are too many to compare all */
function pairFew(
  indexes: readonly number[],
  postings: readonly PostingFacts[],
): readonly (readonly number[])[] | null {
  const unnamed = indexes.filter((index) => postings[index]?.isUnnamed);
  if (unnamed.length * indexes.length > pairsMax) return null;
  return unnamed.flatMap((one) => indexes.map((other) => (other === one ? [] : [one, other])));
}

const pairsMax = 200;

/** Those with the postings of one town that have a word of the work, an occupation or an amount in common, where these are few. */
function workOfUnnamed(postings: readonly PostingFacts[]): readonly (readonly number[])[] {
  const towns = new Map<string, Map<string | number, number[]>>();
  for (const posting of postings) {
    const town = posting.isUnnamed ? townOf(posting) : undefined;
    if (town !== undefined && !towns.has(town)) towns.set(town, new Map());
  }
  for (const [index, posting] of postings.entries()) {
    const town = townOf(posting);
    const byWork = town === undefined ? undefined : towns.get(town);
    if (byWork === undefined) continue;
    for (const word of posting.role) if (!callings.has(word)) addTo(byWork, word.slice(0, stemLength), index);
    for (const pay of posting.job.description.match(amount)?.slice(0, amountsMax) ?? [])
      addTo(byWork, -Number(pay.replaceAll(betweenDigits, "")), index);
    for (const { occupation } of occupationNamesIn(posting.role)) addTo(byWork, occupation, index);
  }
  return [...towns.values()].flatMap((byWork) =>
    [...byWork].flatMap(([key, indexes]) =>
      indexes.length < 2 || (Number(key) < 0 && indexes.length > copiesMax)
        ? []
        : (pairFew(indexes, postings) ?? []),
    ),
  );
}

/** Pay: a portal that tells a vacancy in other words, under another title, keeps it. "2.300" and "2300" are one. */
const amount = /R\$ ?\d[\d.]+/g;
const betweenDigits = /\D/g;
/** Few texts name more; a portal may send thousands. */
const amountsMax = 12;

/** Work at home that names no town is in one "town" with the other that names none. */
function townOf({ place, job }: PostingFacts): string | undefined {
  return place.city?.key ?? (job.work_mode === "remote" ? "" : undefined);
}
