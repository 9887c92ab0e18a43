import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { isCutOff } from "../reading/read-text.ts";
import { callings, exchanged, ranks } from "../reading/title-tables.ts";
import { speaksOf, type TextRelation } from "./compare-texts.ts";
import { saysAsMuch, type TitleMatch, type TitleRelation } from "./compare-titles.ts";

/**
 * What titles and texts together say. "told": each text says what only the other's title names. "unsure": one title says a
 * level, a grade or a shift that the other posting says nowhere, or each has a number of its own. "ranked": one title has
 * a rank more, "Auxiliar de mecânico". "stock": what the texts share may be of the employer only.
 */
export type TitleEvidence = TitleRelation | "told" | "unsure" | "ranked" | "stock";

export function titleEvidence(
  titles: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
  text: TextRelation,
): TitleEvidence {
  if (!saysAsMuch(one, other) && !(isSaidBeside(one, other) && isSaidBeside(other, one))) return "unsure";
  if (titles.relation !== "more" && titles.relation !== "other") return titles.relation;
  if (text !== "none" && isTold(titles, one, other, text)) return "told";
  if (titles.relation === "other") return "other";
  if ([...titles.mine, ...titles.theirs].some((word) => ranks.has(word))) return "ranked";
  return mayBeIntroduction(one, other) && !isOfRole(one, other) ? "stock" : "more";
}

/** @returns whether two titles share a word that tells the work: "Servente de obras", "Servente de pedreiro" */
export function mayBeRenamed(one: PostingFacts, other: PostingFacts): boolean {
  return one.role.some((word) => !callings.has(word) && other.role.includes(word));
}

/** Whether the other says the levels and shifts of a title, or the hours of such a shift; a grade is said by titles only. */
function isSaidBeside({ title }: PostingFacts, other: PostingFacts): boolean {
  const claims = claimsOf(other);
  return (
    (title.grade === null || other.title.grade !== null) &&
    title.levels.every((level) => other.title.levels.includes(level) || claims.levels.includes(level)) &&
    title.shifts.every((shift) =>
      [other.title.shifts, claims.shifts, claims.shiftsByHours].some((shifts) => shifts.includes(shift)),
    ) &&
    (title.codes.length === 0 ||
      other.title.codes.length === 0 ||
      title.codes.some((code) => other.title.codes.includes(code)))
  );
}

/** Whether each text says what only the other's title names, or names it as portals do; a rank is told by no text. */
function isTold(
  { relation, mine, theirs }: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
  text: TextRelation,
): boolean {
  const areCopies = text === "copied" || text === "whole";
  if (relation === "other" && !areCopies) return false;
  const isSaid = (word: string, others: readonly string[], posting: PostingFacts): boolean =>
    (!ranks.has(word) && speaksOf(textOf(posting), word)) ||
    (text === "copied" && others.some((each) => exchanged.get(word)?.includes(each)));
  return mine.every((word) => isSaid(word, theirs, other)) && theirs.every((word) => isSaid(word, mine, one));
}

/** Of a text that is cut, the rest may tell the work; an agency has one text for many clients. */
function mayBeIntroduction(one: PostingFacts, other: PostingFacts): boolean {
  return [one, other].some(({ job, employer }) => employer?.isAgency === true || isCutOff(job.description));
}

/** Whether both texts say a word of the role: what an employer writes of itself says none. */
function isOfRole(one: PostingFacts, other: PostingFacts): boolean {
  const both = one.role.filter((word) => other.role.includes(word));
  return [one, other].every((posting) => both.some((word) => speaksOf(textOf(posting), word)));
}
