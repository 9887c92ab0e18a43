import type { PostingFacts } from "../reading/posting-facts.ts";
import { stem } from "../reading/stem.ts";
import { isMistyped, partsOf, wordsOfInitials, wordsOfMoreInitials } from "../reading/word-match.ts";

/**
 * How two titles relate. "same": they name the same work. "akin": each has a word that is derived from one of the other
 * ("contábil", "de contabilidade"). "more": one names all that the other does, and more. "other": each names something
 * that the other does not.
 */
export type TitleRelation = "same" | "akin" | "more" | "other";

export type TitleMatch = {
  readonly relation: TitleRelation;
  /** What only one of them names. */
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
};

/** @returns whether what titles say beside the role is said by both or by none */
export function saysAsMuch({ title: one }: PostingFacts, { title: other }: PostingFacts): boolean {
  return (
    one.levels.join() === other.levels.join() &&
    one.grade === other.grade &&
    one.shifts.join() === other.shifts.join() &&
    (one.codes.length === 0 ||
      other.codes.length === 0 ||
      one.codes.some((code) => other.codes.includes(code)))
  );
}

/** A town that only one title names does not count, nor do typing errors, cut words and initials. */
export function compareTitles(one: PostingFacts, other: PostingFacts): TitleMatch {
  if (one.roleKey === other.roleKey) return oneRole;
  const [mine, theirs] = unmatched(wordsBeyond(one, other), wordsBeyond(other, one), one, other);
  if (mine.length === 0 && theirs.length === 0) return oneRole;
  if (mine.length === 0 || theirs.length === 0) return { relation: "more", mine, theirs };
  if (areDerived(mine, theirs)) return { relation: "akin", mine, theirs };
  const [left, right] = [withoutRoots(mine, theirs), withoutRoots(theirs, mine)];
  return { relation: left.length === 0 || right.length === 0 ? "more" : "other", mine: left, theirs: right };
}

const oneRole: TitleMatch = { relation: "same", mine: [], theirs: [] };

function wordsBeyond(one: PostingFacts, other: PostingFacts): readonly string[] {
  const beyond = one.role.filter((word) => !other.role.includes(word));
  const isTown = (word: string): boolean => other.cityWords.includes(word) && !one.title.unit.includes(word);
  if (beyond.every(isTown)) return [];
  return shopBehindSign.test(one.job.title) ? beyond.filter((word) => !isShopOf(word, one, other)) : beyond;
}

const shopBehindSign = /[-–|(,/] ?(?:loja|unidade|filial|bairro|setor) /i;

/** "Balconista - Loja Savassi" and "Balconista (Savassi)": the word before a name that both titles have. */
function isShopOf(word: string, { role }: PostingFacts, other: PostingFacts): boolean {
  return shops.has(word) && other.role.includes(role[role.indexOf(word) + 1] ?? "");
}

const shops: ReadonlySet<string> = new Set(
  ["loja", "unidade", "filial", "bairro", "setor"].map((word) => stem(word)),
);

/** "Motorista de entregas" and "motorista entregador": each word of one begins like a word of the other. */
function areDerived(mine: readonly string[], theirs: readonly string[]): boolean {
  return (
    mine.length === theirs.length && mine.every((word) => theirs.some((their) => isOfOneRoot(word, their)))
  );
}

/** "Projetista de vendas" and "projetista vendedor de planejados": only the last word is one more. */
function withoutRoots(words: readonly string[], others: readonly string[]): readonly string[] {
  return words.filter((word) => !others.some((other) => isOfOneRoot(word, other)));
}

/** "Contábil" and "contabilidade", "engenharia" and "engenheiro"; not "eletrônica" and "eletrotécnica". */
function isOfOneRoot(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let same = 0;
  while (same < shorter && one[same] === other[same]) same += 1;
  return same >= 5 && (same === shorter || (same >= 6 && same >= shorter * 0.77));
}

/** Leaves out what both say, but write in other letters: typing errors, words that are cut, initials. */
function unmatched(
  mine: readonly string[],
  theirs: readonly string[],
  one: PostingFacts,
  other: PostingFacts,
): readonly [readonly string[], readonly string[]] {
  if (mine.length === 0 || theirs.length === 0) return [mine, theirs];
  // What is written in other letters begins with the same one.
  if (!mine.some((word) => theirs.some((their) => word[0] === their[0]))) return [mine, theirs];
  const found = new Set<string>();
  for (const word of mine) {
    const others = [
      ...theirs.filter(
        (their) => isMistyped(word, their) || isCut(word, their, one) || isCut(their, word, other),
      ),
      ...wordsOfInitials(word, theirs),
      ...wordsOfMoreInitials(word, theirs),
      ...partsOf(word, theirs),
    ];
    if (others.length > 0) for (const each of [word, ...others]) found.add(each);
  }
  for (const word of theirs) {
    const others = [
      ...wordsOfInitials(word, mine),
      ...wordsOfMoreInitials(word, mine),
      ...partsOf(word, mine),
    ];
    if (others.length > 0) for (const each of [word, ...others]) found.add(each);
  }
  return [mine.filter((word) => !found.has(word)), theirs.filter((word) => !found.has(word))];
}

/** Whether a word is the beginning of a longer one, and the title says so by a dot. */
function isCut(short: string, long: string, { title }: PostingFacts): boolean {
  return title.cut.length > 0 && long.startsWith(short) && title.cut.some((word) => stem(word) === short);
}
