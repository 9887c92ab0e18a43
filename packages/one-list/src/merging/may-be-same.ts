import type { Job } from "@vagou/contract/job";
import { contractKinds } from "../facts/contract-kinds.ts";
import { isForPcd } from "../facts/is-for-pcd.ts";
import { monthlyPay } from "../facts/monthly-pay.ts";
import type { PostingFacts } from "./posting-facts.ts";
import { stem } from "./read-title.ts";
import { isMistyped, wordsOfInitials } from "./word-match.ts";

/**
 * @returns whether no fact of one posting contradicts the other: towns, level, grade, hours, contract, pay, the
 *   reserve for people with a disability, work at home or there, words of the title, dates more than 45 days apart. An employer hidden on both
 *   sides contradicts too: nothing could tell two such vacancies apart.
 */
export function mayBeSame(one: PostingFacts, other: PostingFacts): boolean {
  return (
    (one.employer !== null || other.employer !== null) &&
    placesAgree(one, other) &&
    workModesAgree(one, other) &&
    titleRelation(one, other) !== "other" &&
    !apart(one.title.levels, other.title.levels) &&
    entriesAgree(one, other) &&
    (one.title.grade ?? other.title.grade) === (other.title.grade ?? one.title.grade) &&
    !apart(one.title.shifts, other.title.shifts) &&
    hoursAgree(one.title.hours, other.title.hours) &&
    datesAgree(one, other) &&
    !apart(contractsOf(one), contractsOf(other)) &&
    payAgrees(one, other) &&
    // Last, because it reads the whole description.
    isForPcd(one.job) === isForPcd(other.job)
  );
}

/**
 * How the roles of two titles relate: "more" where one title says all that the other says, and more; "other" where each
 * has a word that the other lacks, unless one is derived from the other. A town that only one title names does not
 * count.
 */
export function titleRelation(one: PostingFacts, other: PostingFacts): "same" | "more" | "other" {
  if (one.roleKey === other.roleKey) return "same";
  const [mine, theirs] = unmatched(wordsBeyond(one, other), wordsBeyond(other, one), one, other);
  if (mine.length > 0 && theirs.length > 0) return areDerived(mine, theirs) ? "more" : "other";
  return mine.length > 0 || theirs.length > 0 ? "more" : "same";
}

function wordsBeyond(one: PostingFacts, other: PostingFacts): readonly string[] {
  const beyond = one.role.filter((word) => !other.role.includes(word));
  const isTown = (word: string): boolean => other.cityWords.includes(word) && !one.title.unit.includes(word);
  return beyond.every(isTown) ? [] : beyond;
}

/** "Motorista de entregas" and "motorista entregador": each word of one begins a word of the other. */
function areDerived(mine: readonly string[], theirs: readonly string[]): boolean {
  return (
    mine.length === theirs.length &&
    mine.every((word) => theirs.some((their) => isBeginning(word, their) || isBeginning(their, word)))
  );
}

function isBeginning(short: string, long: string): boolean {
  return short.length >= 4 && long.startsWith(short);
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
    ];
    if (others.length > 0) for (const each of [word, ...others]) found.add(each);
  }
  for (const word of theirs) {
    const others = wordsOfInitials(word, mine);
    if (others.length > 0) for (const each of [word, ...others]) found.add(each);
  }
  return [mine.filter((word) => !found.has(word)), theirs.filter((word) => !found.has(word))];
}

/** Whether a word is the beginning of a longer one, and the title says so by a dot. */
function isCut(short: string, long: string, { title }: PostingFacts): boolean {
  return title.cut.length > 0 && long.startsWith(short) && title.cut.some((word) => stem(word) === short);
}

function placesAgree({ place: one, title: { city: oneTitle } }: PostingFacts, other: PostingFacts): boolean {
  const { place: second, title } = other;
  if (one.state !== null && second.state !== null && one.state !== second.state) return false;
  if (one.city !== null && second.city !== null && one.city.key !== second.city.key) return false;
  const [oneCity, otherCity] = [oneTitle?.key ?? one.city?.key, title.city?.key ?? second.city?.key];
  return oneCity === undefined || otherCity === undefined || oneCity === otherCity;
}

/**
 * Only at home or only there; hybrid work is called by either name. A town beside "Remoto" is the employer's. What we read
 * from a text may have been "auxílio home office".
 */
function workModesAgree(one: PostingFacts, other: PostingFacts): boolean {
  const [mode, second] = [modeOf(one), modeOf(other)];
  return !(mode === "remote" && second === "onsite") && !(mode === "onsite" && second === "remote");
}

function modeOf({ job, title }: PostingFacts): Job["work_mode"] {
  return title.mode ?? (job.provenance.work_mode === "derived" ? null : job.work_mode);
}

/** @returns whether both name something and nothing in common. */
function apart(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((each) => other.includes(each));
}

/** Hours a day are compared with hours a day, patterns with patterns. */
function hoursAgree(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return ["d", "w", ""].every((kind) => !apart(ofKind(one, kind), ofKind(other, kind)));
}

function ofKind(hours: readonly string[], kind: string): readonly string[] {
  return hours.filter((each) => (/^[dw]/.test(each) ? each.startsWith(kind) && kind !== "" : kind === ""));
}

function datesAgree({ posted: one }: PostingFacts, { posted: other }: PostingFacts): boolean {
  return one === null || other === null || Math.abs(one - other) <= daysMax * 24 * 60 * 60 * 1000;
}

const daysMax = 45;

/** A field of the portal before the words of the title. */
function contractsOf({ job, title }: PostingFacts): readonly string[] {
  const kinds = contractKinds(job);
  return kinds.length > 0 ? kinds : title.contracts;
}

function payOf({ job, title: { pay } }: PostingFacts): { min: number | null; max: number | null } | null {
  return monthlyPay(job) ?? (pay === null ? null : { min: pay, max: pay });
}

/**
 * Internship, apprenticeship, trainee programme, work for a season: a title that does not say so is that of a job, unless
 * the portal's field says it.
 */
function entriesAgree(one: PostingFacts, other: PostingFacts): boolean {
  return isNamedBy(entriesIn(one), other) && isNamedBy(entriesIn(other), one);
}

function entriesIn({ title: { levels, words } }: PostingFacts): readonly string[] {
  const named: readonly string[] = words.includes("temporari") ? [...levels, "temporary"] : levels;
  return named.length === 0 ? named : entries.filter((kind) => named.includes(kind));
}

function isNamedBy(kinds: readonly string[], other: PostingFacts): boolean {
  if (kinds.length === 0) return true;
  const said: readonly string[] = [...entriesIn(other), ...contractKinds(other.job)];
  return kinds.some((kind) => said.includes(kind));
}

const entries = ["apprentice", "internship", "trainee", "temporary"];

/** Rounding and a few reais are no contradiction; CLT and PJ are not compared with each other. */
function payAgrees(one: PostingFacts, other: PostingFacts): boolean {
  const [first, second] = [payOf(one), payOf(other)];
  if (first === null || second === null) return true;
  const least = Math.max(first.min ?? 0, second.min ?? 0);
  const most = Math.min(first.max ?? Infinity, second.max ?? Infinity);
  return least <= most * 1.01;
}
