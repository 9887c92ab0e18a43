import { conditionWords } from "../reading/condition-words.ts";
import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { occupationNamesIn } from "../reading/occupation-names.ts";
import {
  callings,
  emptyWords,
  exchanged,
  neutralCallings,
  ranks,
  vagueCallings,
} from "../reading/title-tables.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { isCutOff } from "../reading/read-text.ts";
import { areOneText, speaksOf, type TextRelation } from "./compare-texts.ts";
import type { TitleMatch, TitleRelation } from "./compare-titles.ts";
import { says } from "./says.ts";

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
  // What a portal has cut off says what the whole text does.
  const cut = areOneText.has(text) ? [one, other].filter(({ job }) => isCutOff(job.description)) : [];
  const isSpoken = (word: string, posting: PostingFacts): boolean =>
    isInText(word, posting) || (cut.includes(posting) && isInText(word, posting === one ? other : one));
  const isSaid = (word: string, others: readonly string[], posting: PostingFacts): boolean =>
    (!ranks.has(word) && (isSpoken(word, posting) || isOfEmployer(word, one, other))) ||
    (areOneText.has(text) && relation === "more" && isEmpty(word)) ||
    (word.startsWith("cnh") && asksForLicence(word.slice(3).toUpperCase(), posting)) ||
    others.some((each) => mayStandFor(word, each)) ||
    (areOneText.has(text) && isOfSharedOccupation(word, posting === one ? other : one, posting)) ||
    (text === "retold" && relation === "other" && neutralCallings.has(word)) ||
    ((text === "copied" || text === "retold" || (areOneText.has(text) && !ranks.has(word))) &&
      isExchangedIn(others, word));
  const untold = (
    words: readonly string[],
    others: readonly string[],
    posting: PostingFacts,
  ): readonly string[] => words.filter((word) => !isSaid(word, others, posting));
  return [untold(mine, theirs, other), untold(theirs, mine, one)];
}

/**
 * @returns whether each title names something that the other lacks, that is not known to be the same, nor a word of the
 *   employer, and that no one text says of one work. An employer writes one text for "Nutricionista clínica" and "Nutricionista de
 *   produção", which names both as a choice ("clínica ou de produção"); one vacancy may be called by two things that its
 *   text says apart from each other.
 */
export function nameTwoWorks(
  { relation, mine, theirs }: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
): boolean {
  const mayStandFor = standIns(one, other, relation);
  const isOwn = (word: string, others: readonly string[], posting: PostingFacts): boolean =>
    !isOfEmployer(word, one, other) &&
    !others.some((each) => mayStandFor(word, each)) &&
    !isExchangedIn(others, word) &&
    !isOfSharedOccupation(word, posting, posting === one ? other : one);
  const [first, second] = [
    mine.filter((word) => isOwn(word, theirs, one)),
    theirs.filter((word) => isOwn(word, mine, other)),
  ];
  return first.length > 0 && second.length > 0 && !areSaidApart(first, second, one, other);
}

/** Whether both texts say a word of each title, none of them whom it looks for nor both behind a sign, and nowhere as a choice. */
function areSaidApart(
  mine: readonly string[],
  theirs: readonly string[],
  one: PostingFacts,
  other: PostingFacts,
): boolean {
  if (one.role[0] !== other.role[0] || [one, other].every(({ job }) => addition.test(job.title)))
    return false;
  if ([...mine, ...theirs].some((word) => callings.has(word))) return false;
  return [one, other].every((posting) => relateInText(mine, theirs, posting) === "apart");
}

/**
 * @returns whether a text says words of two titles as a choice ("clínica ou de produção"), or both apart from each other; null
 *   where it lists them ("pagar e receber"), or says them not
 */
export function relateInText(
  mine: readonly string[],
  theirs: readonly string[],
  posting: PostingFacts,
): "choice" | "apart" | null {
  const words =
    claimsOf(posting)
      .text()
      .match(/[a-z0-9]+/g) ?? [];
  const placesOf = (stems: readonly string[]): readonly number[] =>
    words
      .flatMap((word, at) => (stems.some((each) => word.startsWith(each)) ? [at] : []))
      .slice(0, placesMost);
  const [first, second] = [placesOf(mine), placesOf(theirs)];
  if (first.length === 0 || second.length === 0) return null;
  const areJoinedBy = (joint: string): boolean =>
    first.some((at) =>
      second.some(
        (to) =>
          Math.abs(at - to) <= choiceMax && words.slice(Math.min(at, to), Math.max(at, to)).includes(joint),
      ),
    );
  return areJoinedBy("ou") ? "choice" : areJoinedBy("e") ? null : "apart";
}

const choiceMax = 8;
/** Each of one title is compared with each of the other. */
const placesMost = 20;

/** As shops and areas stand behind a title; not the gender of "Vendedor(a)". */
export const addition = / [-–|] |,|\((?!(?:[aeo]|ra|ora|eira|na)s?\))/i;

/** Whether one of these words is known to be said in the place of the word. */
function isExchangedIn(others: readonly string[], word: string): boolean {
  return others.some((each) => exchanged.get(word)?.includes(each) === true);
}

/** Said or left out, it is the same work. */
function isEmpty(word: string): boolean {
  return emptyWords.has(word) || vagueCallings.has(word);
}

/** @returns whether a text has a word of a title, or what says the same of the work's conditions */
export function isInText(word: string, posting: PostingFacts): boolean {
  if (speaksOf(textOf(posting), word)) return true;
  const others = word.length < 4 ? [`${word} `, `${word}s `] : conditionWords.get(word);
  return others !== undefined && says(posting, others);
}

/** @param letters such as "D", "AB" */
function asksForLicence(letters: string, posting: PostingFacts): boolean {
  return (
    claimsOf(posting)
      .licences()
      .filter((letter) => letters.includes(letter)).length === letters.length
  );
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

/** "Arrumadeira" of "Camareira / Arrumadeira", beside a "Camareira". */
function isOfSharedOccupation(word: string, { role }: PostingFacts, other: PostingFacts): boolean {
  const others = occupationNamesIn(other.role);
  return occupationNamesIn(role).some(
    ({ occupation, words }) => words.includes(word) && others.some((name) => name.occupation === occupation),
  );
}

/** @returns whether a word is of an employer's name: "Piscicultura Águas Mansas" looks for a technician of "piscicultura" */
export function isOfEmployer(word: string, ...postings: readonly PostingFacts[]): boolean {
  return postings.some(({ employer }) => employer?.allWords.some((each) => isOfOneStem(word, each)) === true);
}

/** "Laboratorial" beside "Laboratório Vita". */
function isOfOneStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= stemMin && long.startsWith(short));
}

const stemMin = 6;

/** "Operador de pedágio" and "Arrecadador de pedágio", of whose work the texts speak. */
function isOfWork(one: PostingFacts, other: PostingFacts): boolean {
  const both = one.role.filter((word) => !callings.has(word) && other.role.includes(word));
  return both.some((word) => [one, other].every((posting) => speaksOf(textOf(posting), word)));
}

/** The name of a trade, not a rank or a teacher. */
function isTrade(word: string): boolean {
  return !callings.has(word) || neutralCallings.has(word);
}
