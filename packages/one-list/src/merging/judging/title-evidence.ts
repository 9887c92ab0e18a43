import type { Level } from "../../facts/read-level.ts";
import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { isCutOff } from "../reading/read-text.ts";
import { callings, conditions, leaders, neutralCallings, ranks } from "../reading/title-tables.ts";
import { areOfOneOccupation } from "./are-of-one-occupation.ts";
import { areNamesOfOne } from "./are-names-of-one.ts";
import { speaksOf, type TextRelation } from "./compare-texts.ts";
import { saysAsMuch, type TitleMatch, type TitleRelation } from "./compare-titles.ts";
import { findUntold, isOfEmployer, nameTwoWorks } from "./find-untold.ts";

/**
 * What titles and texts together say. "named": one title is a name that the other gives the work beside another
 * ("Topógrafo", "Técnico em Agrimensura (Topógrafo)"), or calls by one word what the other calls by two ("Atuário",
 * "Analista atuarial"). "told": each posting says what only the other's title names. "retitled": a text that is told again
 * under a title that shares a word of the work. "unsure": one title says a level, a grade or a shift that the other posting
 * says nowhere, or each has a number of its own. "fuller": one title names more, above one text that speaks of the work.
 * "ranked": one title has a rank more, "Auxiliar de mecânico". "stock": what the texts share may be of the employer only.
 */
export type TitleEvidence =
  | TitleRelation
  | "named"
  | "told"
  | "retitled"
  | "fuller"
  | "unsure"
  | "ranked"
  | "stock";

export function titleEvidence(
  titles: TitleMatch,
  one: PostingFacts,
  other: PostingFacts,
  text: TextRelation,
): TitleEvidence {
  if (!saysAsMuch(one, other) && !(isSaidBeside(one, other) && isSaidBeside(other, one))) return "unsure";
  if (!areConditionsSaid(titles.mine, one, other) || !areConditionsSaid(titles.theirs, other, one))
    return "unsure";
  if (titles.relation !== "more" && titles.relation !== "other") return titles.relation;
  if ((areCopies.has(text) || text === "retold") && areNamesOfOne(titles, one, other, areCopies.has(text)))
    return "named";
  if (tellsOfWork.has(text) && areOfOneOccupation(titles, one, other)) return "named";
  if (text !== "none" && isTold(titles, one, other, text)) return "told";
  if (titles.relation === "other")
    return text === "retold" && isRetitled(titles, one, other) ? "retitled" : "other";
  if (
    titles.mine.some((word) => isAbove(word, one, other)) ||
    titles.theirs.some((word) => isAbove(word, other, one))
  )
    return "ranked";
  const tellWork = areOfRole(one, other);
  if (mayBeIntroduction(one, other) && !tellWork) return "stock";
  return tellWork && areCopies.has(text) ? "fuller" : "more";
}

/**
 * Whether a word that only one title has makes another job of the one that both name: a rank ("Auxiliar de mecânico"), or
 * any other head before a "de" ("Instrutor de motorista"). A title that names what is done, and not who does it ("Suporte
 * técnico"), leaves the rank out.
 */
function isAbove(word: string, posting: PostingFacts, other: PostingFacts): boolean {
  if (isRank(word, posting)) return leaders.has(word) || !isActivity(other.role[0] ?? "");
  return (
    word === posting.role[0] &&
    !neutralCallings.has(word) &&
    headOf.test(posting.job.title) &&
    !other.role.includes(word)
  );
}

const headOf = /^\p{L}+(?:\([^()]*\)|\/\p{L}{1,3})? d[aeo]s? /iu;

/** "Manutenção", "atendimento", "suporte", as `stem` leaves them. */
function isActivity(word: string): boolean {
  return activity.test(word);
}

const activity = /(?:enc|ac|uc|iment|ament)$|^(?:suport|vend|limpez)$/;

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
    (title.grade === null ||
      title.grade === 1 ||
      other.title.grade !== null ||
      isOfGrade(title.grade, other)) &&
    title.levels.every(
      (level) =>
        other.title.levels.includes(level) ||
        claims.levels.includes(level) ||
        levelOfGrade[other.title.grade ?? 0] === level,
    ) &&
    title.shifts.every(
      (shift) =>
        shift === "office" ||
        [other.title.shifts, claims.shifts, claims.shiftsByHours].some((shifts) => shifts.includes(shift)),
    ) &&
    (title.codes.length === 0 ||
      other.title.codes.length === 0 ||
      title.codes.some((code) => other.title.codes.includes(code)))
  );
}

/** "Analista II" of one portal is "Analista Pleno" of another, where no title has both. */
function isOfGrade(grade: number, { title: { levels } }: PostingFacts): boolean {
  return levels.some((level) => level === levelOfGrade[grade]);
}

const levelOfGrade: readonly (Level | undefined)[] = [undefined, "junior", "mid", "senior"];

/** Relief, weekends and the like: a title that does not say so is that of the usual job, unless its text says it. */
function areConditionsSaid(words: readonly string[], posting: PostingFacts, other: PostingFacts): boolean {
  return (
    words.every(
      (word) => !conditions.has(word) || isOfEmployer(word, posting, other) || speaksOf(textOf(other), word),
    ) &&
    (!posting.title.days.includes("weekend") ||
      other.title.days.includes("weekend") ||
      claimsOf(other).weekends)
  );
}

/** Whether each posting says what only the other's title names, or names it as portals do; a rank is told by no text. */
function isTold(titles: TitleMatch, one: PostingFacts, other: PostingFacts, text: TextRelation): boolean {
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
 * Of two titles above a text that is told again under a hidden or another name: whom both look for is the same, and not
 * each adds something behind a sign, as shops and areas stand. For an employer that both name, the words must be told as of one text.
 */
function isRetitled(titles: TitleMatch, one: PostingFacts, other: PostingFacts): boolean {
  if (areHalfTold(titles, one, other, "retold")) return true;
  const isUnnamed = [one, other].some(({ employer }) => employer === null || employer.isAgency);
  if (!isUnnamed || (addition.test(one.job.title) && addition.test(other.job.title))) return false;
  const [mine, theirs] = findUntold(titles, one, other, "retold");
  return ![...mine, ...theirs].some(
    (word) => ranks.has(word) || word === one.role[0] || word === other.role[0],
  );
}

const addition = / [-–|] |[(,]/;

/** A name of the occupation alone is not enough. */
const tellsOfWork: ReadonlySet<TextRelation> = new Set<TextRelation>([
  "copied",
  "whole",
  "part",
  "brief",
  "scrap",
  "retold",
  "near",
  "faint",
]);

const areCopies: ReadonlySet<TextRelation> = new Set<TextRelation>(["copied", "whole", "part"]);

/** Of a text that is cut before it tells the work, the rest may tell another; an agency has one text for many clients. */
function mayBeIntroduction(one: PostingFacts, other: PostingFacts): boolean {
  return [one, other].some(
    (posting) =>
      posting.employer?.isAgency === true || (isCutOff(posting.job.description) && tellsOfEmployer(posting)),
  );
}

function tellsOfEmployer(posting: PostingFacts): boolean {
  const { introduces, duties } = claimsOf(posting);
  return introduces && duties.size < dutiesMin;
}

/** What an employer writes of itself has one verb or two: "acredita em crescer". */
const dutiesMin = 3;

/** @returns whether both texts say a word of the role: what an employer writes of itself says none */
export function areOfRole(one: PostingFacts, other: PostingFacts): boolean {
  const both = one.role.filter((word) => other.role.includes(word));
  return [one, other].every((posting) => both.some((word) => speaksOf(textOf(posting), word)));
}
