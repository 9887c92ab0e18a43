import type { PostingFacts } from "../reading/posting-facts.ts";
import { ranks } from "../reading/title-tables.ts";
import type { TextRelation } from "./compare-texts.ts";
import type { TitleMatch } from "./compare-titles.ts";
import { addition, findUntold, nameTwoWorks } from "./find-untold.ts";

/** @returns whether each posting says what only the other's title names, or names it as portals do; a rank is told by no text. */
export function isTold(
  titles: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
  text: TextRelation,
): boolean {
  if (titles.relation === "other")
    return (
      (areCopies.has(text) || text === "brief") &&
      !nameTwoWorks(titles, one, other) &&
      areHalfTold(titles, one, other, text)
    );
  const [mine, theirs] = findUntold(titles, one, other, text);
  return mine.length === 0 && theirs.length === 0;
}

/**
 * Of two titles that each name something more: whether all that one names is told, half of what the other does, and whom
 * both look for. Two shops or areas are told by neither text.
 */
function areHalfTold(
  titles: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
  text: TextRelation,
): boolean {
  const [mine, theirs] = findUntold(titles, one, other, text);
  return (
    (mine.length === 0 || theirs.length === 0) &&
    mine.length * 2 <= titles.mine.length &&
    theirs.length * 2 <= titles.theirs.length &&
    ![...mine, ...theirs].some((word) => ranks.has(word) || word === one.role[0] || word === other.role[0])
  );
}

/**
 * Of two titles above a text that is told again. For an employer that both name, the words must be told as of one text.
 *
 * @returns whether, under a hidden or another name, whom both look for is the same, and not each adds something behind a
 *   sign, as shops and areas stand
 */
export function isRetitled(titles: TitleMatch, one: PostingFacts, other: PostingFacts): boolean {
  if (areHalfTold(titles, one, other, "retold")) return true;
  const isUnnamed = [one, other].some(({ employer }) => employer === null || employer.isAgency);
  if (!isUnnamed || (addition.test(one.job.title) && addition.test(other.job.title))) return false;
  const [mine, theirs] = findUntold(titles, one, other, "retold");
  return ![...mine, ...theirs].some(
    (word) => ranks.has(word) || word === one.role[0] || word === other.role[0],
  );
}

/** One text in the same words, and much of it. */
export const areCopies: ReadonlySet<TextRelation> = new Set<TextRelation>(["copied", "whole", "part"]);
