import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { callings, exchanged, neutralCallings, ranks, vagueCallings } from "../reading/title-tables.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { speaksOf, type TextRelation } from "./compare-texts.ts";
import type { TitleMatch, TitleRelation } from "./compare-titles.ts";

/**
 * @returns the words that only one title names and that neither the other's text nor an employer's name says, nor a word
 *   that portals write for them; a rank is told by no text
 */
export function findUntold(
  { relation, mine, theirs }: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
  text: TextRelation,
): readonly [readonly string[], readonly string[]] {
  const mayStandFor = standIns(one, other, relation);
  const isSaid = (word: string, others: readonly string[], posting: PostingFacts): boolean =>
    (!ranks.has(word) && (speaksOf(textOf(posting), word) || isOfEmployer(word, one, other))) ||
    (word.startsWith("cnh") && asksForLicence(word.slice(3).toUpperCase(), posting)) ||
    others.some((each) => mayStandFor(word, each)) ||
    (text === "retold" && relation === "other" && neutralCallings.has(word)) ||
    ((text === "copied" || text === "retold") &&
      others.some((each) => exchanged.get(word)?.includes(each) === true));
  return [
    mine.filter((word) => !isSaid(word, theirs, other)),
    theirs.filter((word) => !isSaid(word, mine, one)),
  ];
}

/** @param letters such as "D", "AB" */
function asksForLicence(letters: string, posting: PostingFacts): boolean {
  return claimsOf(posting).licences.filter((letter) => letters.includes(letter)).length === letters.length;
}

/**
 * @returns whether portals write one word for the other: two vague ones, or at the head of a title a vague one for that of
 *   the trade
 */
function standIns(
  one: PostingFacts,
  other: PostingFacts,
  relation: TitleRelation,
): (word: string, another: string) => boolean {
  const isHead = (word: string): boolean => word === one.role[0] || word === other.role[0];
  const nameOneWork = relation === "other" && isOfWork(one, other);
  return (word, another) => {
    const [isVague, isOtherVague] = [vagueCallings.has(word), vagueCallings.has(another)];
    if (isVague && isOtherVague) return true;
    if (!nameOneWork || !isHead(word) || !isHead(another)) return false;
    return (isVague && isTrade(another)) || (isOtherVague && isTrade(word));
  };
}

/** "Piscicultura Águas Mansas" looks for a technician of "piscicultura". */
function isOfEmployer(word: string, ...postings: readonly PostingFacts[]): boolean {
  return postings.some(({ employer }) => employer?.allWords.includes(word) === true);
}

/** "Operador de pedágio" and "Arrecadador de pedágio", of whose work the texts speak. */
function isOfWork(one: PostingFacts, other: PostingFacts): boolean {
  const both = one.role.filter((word) => !callings.has(word) && other.role.includes(word));
  return both.some((word) => [one, other].every((posting) => speaksOf(textOf(posting), word)));
}

/** The name of a trade, not a rank or a teacher. */
function isTrade(word: string): boolean {
  return !callings.has(word) || neutralCallings.has(word);
}
