import type { Job } from "@vagou/contract/search/job";
import type { Vacancy } from "../vacancy.ts";
import { bestFirst } from "./best-first.ts";
import { forEachCandidate } from "./for-each-candidate.ts";
import { findReasons } from "./find-reasons.ts";
import { judgePair, type Verdict } from "./judging/judge-pair.ts";
import { noWordsRead, postingFacts, type PostingFacts } from "./reading/posting-facts.ts";

/**
 * Brings the postings of one vacancy together. Each posting is in exactly one vacancy; vacancies stand in the order of
 * their first posting. The order of the postings decides nothing else, except which of two equally good ones leads.
 *
 * No vacancy holds two postings of which `judgePair` says that they are apart, however they are linked through others.
 * A vacancy holds at most `groupMax` postings, for all of two that are brought together are compared, and hundreds would
 * take a phone minutes.
 *
 * What was read of a posting is remembered with the object, so that merging again with more postings is cheap.
 */
export function mergeVacancies(jobs: readonly Job[]): Vacancy[] {
  const words = noWordsRead();
  const postings = jobs.map((job) => postingFacts(job, words));
  const judge = judgeOf(postings);
  const groups = postings.map((_, index) => [index]);
  for (const { one, other } of strongestFirst(findLinks(postings, judge), postings)) {
    const [first, second] = [groups[one] ?? [], groups[other] ?? []];
    if (first === second || first.length + second.length > groupMax || areApart(first, second, judge))
      continue;
    first.push(...second);
    for (const index of second) groups[index] = first;
  }
  return [...new Set(groups)].map((group) => toVacancy(group, postings));
}

/** More postings than portals, and more than an employer puts up again; no card is read so far. */
const groupMax = 60;

/** Two single postings have been judged, for they are linked. */
function areApart(first: readonly number[], second: readonly number[], judge: Judge): boolean {
  if (first.length === 1 && second.length === 1) return false;
  return first.some((each) => second.some((another) => judge(each, another) === "apart"));
}

/** Two postings, by their position, that are one vacancy as far as they alone tell. */
type Link = { readonly one: number; readonly other: number };
type Judge = (one: number, other: number) => Verdict;

function judgeOf(postings: readonly PostingFacts[]): Judge {
  return (one, other) => {
    const [first, second] = [postings[one], postings[other]];
    return first && second ? judgeOnce(first, second) : "apart";
  };
}

/** A list is merged again with each answer that arrives, and the pairs of the answers before are judged by then. */
function judgeOnce(one: PostingFacts, other: PostingFacts): Verdict {
  let verdicts = judged.get(one);
  if (verdicts === undefined) {
    verdicts = new Map();
    judged.set(one, verdicts);
  }
  const known = verdicts.get(other);
  if (known !== undefined) return known;
  const verdict = judgePair(one, other);
  verdicts.set(other, verdict);
  return verdict;
}

const judged = new WeakMap<PostingFacts, Map<PostingFacts, Verdict>>();

function findLinks(postings: readonly PostingFacts[], judge: Judge): Link[] {
  const links: Link[] = [];
  forEachCandidate(postings, (one, other) => {
    if (judge(one, other) === "same") links.push({ one, other });
  });
  const towns = townsLinkedTo(links, postings);
  // A posting without a town that fits those of two towns belongs to neither: we cannot tell which.
  return links.filter(({ one, other }) => [one, other].every((index) => (towns.get(index)?.size ?? 0) < 2));
}

/** The towns that each posting without a town is linked to. */
function townsLinkedTo(links: readonly Link[], postings: readonly PostingFacts[]): Map<number, Set<string>> {
  const towns = new Map<number, Set<string>>();
  const note = (index: number, other: number): void => {
    const { city, state } = postings[other]?.place ?? { city: null, state: null };
    if (city !== null && postings[index]?.place.city === null)
      towns.set(index, (towns.get(index) ?? new Set()).add(`${city.key} ${state}`));
  };
  for (const { one, other } of links) {
    note(one, other);
    note(other, one);
  }
  return towns;
}

/** Links within a town come before those with a posting that names none; ids make the order that of no list. */
function strongestFirst(links: readonly Link[], postings: readonly PostingFacts[]): Link[] {
  const weighed = links.map((link) => {
    const [first, second] = [postings[link.one], postings[link.other]];
    const ids = [first?.job.id ?? "", second?.job.id ?? ""].toSorted().join(" ");
    const isFirm = [first, second].every((posting) => (posting?.place.city ?? null) !== null);
    return { ...link, order: `${isFirm ? 0 : 1} ${ids}` };
  });
  return weighed.toSorted((one, other) => (one.order < other.order ? -1 : one.order > other.order ? 1 : 0));
}

function toVacancy(group: readonly number[], postings: readonly PostingFacts[]): Vacancy {
  const members = group.toSorted((one, other) => one - other).flatMap((index) => postings[index] ?? []);
  const [lead, ...others] = bestFirst(members);
  if (lead === undefined) throw new Error("a vacancy without a posting");
  return { lead: lead.job, others: others.map(({ job }) => job), reasons: findReasons(lead, others) };
}
