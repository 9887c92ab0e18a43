import { contractKinds } from "../facts/contract-kinds.ts";
import { isForPcd } from "../facts/is-for-pcd.ts";
import { monthlyPay } from "../facts/monthly-pay.ts";
import type { PostingFacts } from "./posting-facts.ts";

/**
 * @returns whether no fact of one posting contradicts the other: towns, level, grade, hours, contract, pay, the
 *   reserve for people with a disability, words of the title, dates more than 45 days apart. An employer hidden on both
 *   sides contradicts too: nothing could tell two such vacancies apart.
 */
export function mayBeSame(one: PostingFacts, other: PostingFacts): boolean {
  return (
    (one.employer !== null || other.employer !== null) &&
    placesAgree(one, other) &&
    titleRelation(one, other) !== "other" &&
    !apart(one.title.levels, other.title.levels) &&
    (one.title.grade ?? other.title.grade) === (other.title.grade ?? one.title.grade) &&
    !apart(one.title.shifts, other.title.shifts) &&
    hoursAgree(one.title.hours, other.title.hours) &&
    datesAgree(one, other) &&
    isForPcd(one.job) === isForPcd(other.job) &&
    !apart(contractsOf(one), contractsOf(other)) &&
    payAgrees(one, other)
  );
}

/**
 * How the roles of two titles relate: "more" where one title says all that the other says, and more; "other" where each
 * has a word that the other lacks. A town that only one title names does not count.
 */
export function titleRelation(one: PostingFacts, other: PostingFacts): "same" | "more" | "other" {
  if (one.roleKey === other.roleKey) return "same";
  const [mine, theirs] = [wordsBeyond(one, other), wordsBeyond(other, one)];
  if (mine && theirs) return "other";
  return mine || theirs ? "more" : "same";
}

function wordsBeyond(one: PostingFacts, other: PostingFacts): boolean {
  const beyond = one.role.filter((word) => !other.role.includes(word));
  return beyond.length > 0 && !beyond.every((word) => other.cityWords.includes(word));
}

function placesAgree({ place: one, title: { city: oneTitle } }: PostingFacts, other: PostingFacts): boolean {
  const { place: second, title } = other;
  if (one.state !== null && second.state !== null && one.state !== second.state) return false;
  if (one.city !== null && second.city !== null && one.city.key !== second.city.key) return false;
  const [oneCity, otherCity] = [oneTitle?.key ?? one.city?.key, title.city?.key ?? second.city?.key];
  return oneCity === undefined || otherCity === undefined || oneCity === otherCity;
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

/** Rounding and a few reais are no contradiction; CLT and PJ are not compared with each other. */
function payAgrees(one: PostingFacts, other: PostingFacts): boolean {
  const [first, second] = [monthlyPay(one.job), monthlyPay(other.job)];
  if (first === null || second === null) return true;
  const least = Math.max(first.min ?? 0, second.min ?? 0);
  const most = Math.min(first.max ?? Infinity, second.max ?? Infinity);
  return least <= most * 1.01;
}
