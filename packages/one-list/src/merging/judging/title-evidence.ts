import type { Level } from "../../facts/read-level.ts";
import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { claimsOf } from "../reading/read-claims.ts";
import { isCutOff } from "../reading/read-text.ts";
import { readTitle } from "../reading/read-title.ts";
import { callings, emptyWords, leaders, ranks } from "../reading/title-tables.ts";
import { areOfOneOccupation } from "./are-of-one-occupation.ts";
import { areConditionsSaid } from "./are-conditions-said.ts";
import { areNamesOfOne } from "./are-names-of-one.ts";
import {
  areOneText,
  countParticulars,
  particularsMin,
  speaksOf,
  type TextRelation,
} from "./compare-texts.ts";
import { saysAsMuch, type TitleMatch, type TitleRelation } from "./compare-titles.ts";
import { isAbove } from "./is-above.ts";
import { addition, isInText, isOfEmployer, relateInText } from "./find-untold.ts";
import { areCopies, isRetitled, isTold } from "./is-told.ts";

/**
 * What titles and texts together say. "named": one title is a name that the other gives the work beside another
 * ("Topógrafo", "Técnico em Agrimensura (Topógrafo)"), or calls by one word what the other calls by two ("Atuário",
 * "Analista atuarial"). "told": each posting says what only the other's title names. "retitled": a text that is told again
 * under a title that shares a word of the work, or one long text under a title of which it says not all. "unsure": one title says a level, a grade or a shift that the other posting
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
  const isCopied = areOneText.has(text);
  if (!saysAsMuch(one, other) && !(isSaidBeside(one, other, isCopied) && isSaidBeside(other, one, isCopied)))
    return "unsure";
  if (!areConditionsSaid(titles.mine, one, other) || !areConditionsSaid(titles.theirs, other, one))
    return "unsure";
  if (titles.relation !== "more" && titles.relation !== "other") return titles.relation;
  if ((areCopies.has(text) || text === "retold") && areNamesOfOne(titles, one, other, areCopies.has(text)))
    return "named";
  if (tellsOfWork.has(text) && areOfOneOccupation(titles, one, other)) return "named";
  if (text !== "none" && isTold(titles, one, other, text)) return "told";
  if (titles.relation === "other") {
    if ([...titles.mine, ...titles.theirs].some((word) => leaders.has(word))) return "ranked";
    if (text === "retold" && isRetitled(titles, one, other)) return "retitled";
    const untold = areCopies.has(text) ? countUntold(titles, one, other) : null;
    if (untold !== null) return untold === 0 ? "told" : "retitled";
    return namesBehindSign(titles.mine, one) && namesBehindSign(titles.theirs, other) ? "unsure" : "other";
  }
  if (
    titles.mine.some((word) => isAbove(word, one, other)) ||
    titles.theirs.some((word) => isAbove(word, other, one))
  )
    return "ranked";
  if (isElsewhere(titles.mine, one, other) || isElsewhere(titles.theirs, other, one)) return "unsure";
  const tellWork = areOfRole(one, other);
  if (mayBeIntroduction(one, other) && !tellWork) return "stock";
  return tellWork && (areCopies.has(text) || text === "brief") ? "fuller" : "more";
}

/**
 * Whether a title adds a name behind a sign, which may be a quarter's, and the other portal names another quarter; or a town's,
 * where only the other portal names a town.
 */
function isElsewhere(
  words: readonly string[],
  { place, job, title: { cut } }: PostingFacts,
  other: PostingFacts,
): boolean {
  const { district, city } = other.place;
  const name =
    place.district === null && district !== null ? district : place.city === null ? city?.key : null;
  return (
    words.length > 0 &&
    typeof name === "string" &&
    addition.test(job.title) &&
    !words.some(
      (word) =>
        cut.includes(word) ||
        (!emptyWords.has(word) && isInText(word, other)) ||
        name.split(" ").some((part) => part.startsWith(word)),
    )
  );
}

/**
 * @returns how many words that only one title names are said nowhere, where one long text says of itself the others:
 *   "Cabeleireiro - Batel", "Cabeleireira colorista". null where it does not: the words of two shops or subjects are said by no text
 *   of both.
 */
function countUntold({ mine, theirs }: TitleMatch, one: PostingFacts, other: PostingFacts): number | null {
  const [[own, left], [others, untold]] = [splitByText(mine, one, other), splitByText(theirs, one, other)];
  const isNone = (words: readonly string[], all: readonly string[]): boolean =>
    all.length > 0 && words.length === all.length;
  const numbers = countParticulars(one, other);
  // Two names of who does it, as "Conservador" and "Técnico de manutenção".
  const areNamed = one.role[0] !== other.role[0] && numbers >= particularsOfNames;
  const count = left.length + untold.length;
  return own.length + others.length > 0 &&
    (areNamed || !(isNone(left, own) || isNone(untold, others))) &&
    ![mine, theirs].every((words) => words.some((word) => ranks.has(word))) &&
    !namesBehindSign(left, one) &&
    !namesBehindSign(untold, other) &&
    relateInText(mine, theirs, one) !== "choice" &&
    numbers >= particularsMin + count
    ? count
    : null;
}

const particularsOfNames = 4;

/** The words that tell the work, and those of them that neither a text says nor an employer's name. */
function splitByText(
  words: readonly string[],
  one: PostingFacts,
  other: PostingFacts,
): readonly [readonly string[], readonly string[]] {
  const own = words.filter((word) => !callings.has(word));
  const isSaid = (word: string): boolean =>
    isOfEmployer(word, one, other) || isInText(word, one) || isInText(word, other);
  return [own, own.filter((word) => !isSaid(word))];
}

/** Whether one of these words stands behind a sign, as shops and areas do. */
function namesBehindSign(words: readonly string[], { job: { title } }: PostingFacts): boolean {
  const at = title.search(addition);
  return at >= 0 && readTitle(title.slice(at)).words.some((word) => words.includes(word));
}

/** @returns whether two titles share a word that tells the work: "Servente de obras", "Servente de pedreiro" */
export function mayBeRenamed(one: PostingFacts, other: PostingFacts): boolean {
  return one.role.some((word) => !callings.has(word) && other.role.includes(word));
}

/**
 * Whether the other says the levels and shifts of a title, or the hours of such a shift; a grade is said by titles only.
 * Portals leave out "Pleno" and "II", which most people of a trade are. An agency has one text for all levels.
 */
function isSaidBeside({ title, employer }: PostingFacts, other: PostingFacts, isCopied: boolean): boolean {
  const { levels, shifts, shiftsByHours } = claimsOf(other);
  const said = [() => other.title.shifts, shifts, shiftsByHours];
  const isOfAgency = [employer, other.employer].some((each) => each?.isAgency);
  const leavesOutLevel = other.title.levels.length === 0 && other.title.grade === null && !isOfAgency;
  return (
    (title.grade === null ||
      title.grade === 1 ||
      (title.grade === 2 && leavesOutLevel) ||
      other.title.grade !== null ||
      isOfGrade(title.grade, other)) &&
    title.levels.every(
      (level) =>
        ((level === "mid" || (level === "junior" && isCopied)) && leavesOutLevel) ||
        other.title.levels.includes(level) ||
        levels().includes(level) ||
        levelOfGrade[other.title.grade ?? 0] === level,
    ) &&
    title.shifts.every(
      (shift) =>
        shift === "office" ||
        (isCopied && !isOfAgency && said.every((shiftsIn) => shiftsIn().length === 0)) ||
        said.some((shiftsIn) => shiftsIn().some((each) => each === shift || each === numberOfShift[shift])),
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

/** Most firms count their shifts from the morning. */
export const numberOfShift: Readonly<Record<string, string>> = { day: "1", afternoon: "2", night: "3" };

const levelOfGrade: readonly (Level | undefined)[] = [undefined, "junior", "mid", "senior"];

/** A name of the occupation alone is not enough. */
const tellsOfWork: ReadonlySet<TextRelation> = new Set<TextRelation>([
  "copied",
  "whole",
  "part",
  "brief",
  "scrap",
  "retold",
]);

/** Of a text that is cut before it tells the work, the rest may tell another; an agency has one text for many clients. */
function mayBeIntroduction(one: PostingFacts, other: PostingFacts): boolean {
  return [one, other].some(
    (posting) =>
      posting.employer?.isAgency === true || (isCutOff(posting.job.description) && tellsOfEmployer(posting)),
  );
}

function tellsOfEmployer(posting: PostingFacts): boolean {
  const { introduces, duties } = claimsOf(posting);
  return introduces() && duties().size < dutiesMin;
}

/** What an employer writes of itself has one verb or two: "acredita em crescer". */
const dutiesMin = 3;

/** Whether both texts say a word of the role: what an employer writes of itself says none */
function areOfRole(one: PostingFacts, other: PostingFacts): boolean {
  const both = one.role.filter((word) => other.role.includes(word));
  return [one, other].every((posting) => both.some((word) => speaksOf(textOf(posting), word)));
}
