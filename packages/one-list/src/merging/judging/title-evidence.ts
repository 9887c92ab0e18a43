import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { isCutOff } from "../reading/read-text.ts";
import { callings, exchanged, ranks } from "../reading/title-tables.ts";
import { speaksOf, type TextRelation } from "./compare-texts.ts";
import { saysAsMuch, type TitleMatch, type TitleRelation } from "./compare-titles.ts";

/**
 * What titles and texts together say. "told": each text says what only the other's title names. "unsure": one title says a
 * level, a grade or a shift that the other posting says nowhere, or each has a number of its own. "fuller": one title
 * names more, above one text that speaks of the work. "ranked": one title has
 * a rank more, "Auxiliar de mecânico". "stock": what the texts share may be of the employer only.
 */
export type TitleEvidence = TitleRelation | "told" | "fuller" | "unsure" | "ranked" | "stock";

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
  if (titles.mine.some((word) => isRank(word, one)) || titles.theirs.some((word) => isRank(word, other)))
    return "ranked";
  const areOfRole = isOfRole(one, other);
  if (mayBeIntroduction(one, other) && !areOfRole) return "stock";
  return areOfRole && areCopies.has(text) ? "fuller" : "more";
}

/** "Técnico" is a rank where it leads, not in "Suporte técnico". */
function isRank(word: string, { job }: PostingFacts): boolean {
  return ranks.has(word) && (word !== "tecnic" || leads.test(job.title));
}

const leads = /(?:^|[-–|/(:,])\W{0,3}t[ée]c(?:\b|n)/i;

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
  if (relation === "other" && !areCopies.has(text)) return false;
  const isSaid = (word: string, others: readonly string[], posting: PostingFacts): boolean =>
    (!ranks.has(word) && speaksOf(textOf(posting), word)) ||
    (vagueCallings.has(word) && others.some((each) => vagueCallings.has(each))) ||
    (text === "copied" && others.some((each) => exchanged.get(word)?.includes(each)));
  return mine.every((word) => isSaid(word, theirs, other)) && theirs.every((word) => isSaid(word, mine, one));
}

/** What a person is called, which portals exchange: the other words say what the work is. */
const vagueCallings: ReadonlySet<string> = new Set([
  "atendent",
  "operador",
  "agent",
  "consultor",
  "profissional",
]);

const areCopies: ReadonlySet<TextRelation> = new Set<TextRelation>(["copied", "whole", "part"]);

/** Of a text that is cut, the rest may tell the work; an agency has one text for many clients. */
function mayBeIntroduction(one: PostingFacts, other: PostingFacts): boolean {
  return [one, other].some(({ job, employer }) => employer?.isAgency === true || isCutOff(job.description));
}

/** Whether both texts say a word of the role: what an employer writes of itself says none. */
function isOfRole(one: PostingFacts, other: PostingFacts): boolean {
  const both = one.role.filter((word) => other.role.includes(word));
  return [one, other].every((posting) => both.some((word) => speaksOf(textOf(posting), word)));
}
