import { foldText } from "@vagou/providers/core/text/fold-text";
import { payOf, raise } from "./contradict.ts";
import { numberOfShift } from "./title-evidence.ts";
import { textOf, type PostingFacts } from "../reading/posting-facts.ts";
import { inOneSpelling } from "../reading/plain-text.ts";
import { claimsOf, type Claims } from "../reading/read-claims.ts";
import { stemLength } from "../reading/read-text.ts";
import { hashOf } from "./compare-texts.ts";
import { countReplaced, hasOtherPassage } from "./count-replaced.ts";

/**
 * @returns whether two texts contradict: other hours of work ("das 7h às 19h", "das 19h às 7h"), other pay, another shift,
 *   contract or term, another client of an agency,
 *   another shop, mall, hospital or quarter by name. Such texts may be equal in all other words.
 */
export function contradictInText(one: PostingFacts, other: PostingFacts, isAgain = false): boolean {
  const [first, second] = [claimsOf(one), claimsOf(other)];
  return (
    hoursDiffer(first, second) ||
    areDisjoint(shiftsIn(first), shiftsIn(second)) ||
    compared.some((kind) => areDisjoint<number | string>(first[kind](), second[kind]())) ||
    isInTurnsBeside(first, second) ||
    isInTurnsBeside(second, first) ||
    paysDiffer(payIn(one, first, second), payIn(other, second, first), isAgain ? raise : 1.05) ||
    [...first.places()].some(([kind, names]) => areDisjoint(names, second.places().get(kind) ?? []))
  );
}

/** The third shift is that of the night. */
function shiftsIn({ shifts }: Claims): readonly string[] {
  return shifts().flatMap((shift) => [shift, numberOfShift[shift] ?? shift]);
}

/** "12x36" is on other days each week; who works from Monday to Friday has no such pattern. */
function isInTurnsBeside({ patterns }: Claims, other: Claims): boolean {
  return (
    other.patterns().length === 0 &&
    other.days().includes("week") &&
    patterns().length > 0 &&
    patterns().every((pattern) => inTurns.has(pattern))
  );
}

const inTurns: ReadonlySet<string> = new Set(["12x36", "24x72"]);

/** What a vacancy has once, or several times in one text for all. */
const compared = [
  "patterns",
  "weekly",
  "zones",
  "contracts",
  "terms",
  "days",
  "payKinds",
  "parities",
  "modes",
  "licences",
  "clients",
] as const;

/**
 * @returns whether each of two texts, which are nearly equal, has a level, a value behind a label or two duties that the other
 *   lacks, or a number, a name or a passage in the place of another. An employer that writes many vacancies by one template changes
 *   these; a portal that shows a posting of another changes none, but may say something of its own.
 * @param isAgain whether one portal has both, one days after the other: what is paid may have become more
 */
export function fillTemplateApart(one: PostingFacts, other: PostingFacts, isAgain = false): boolean {
  const [first, second] = [claimsOf(one), claimsOf(other)];
  if (areNumbersExchanged(one, other, isAgain)) return true;
  if (areDisjoint(first.levels(), second.levels())) return true;
  if (labelsDiffer(one, other)) return true;
  if (tellOtherDuties(one, other)) return true;
  if (hasOtherPassage(textOf(one), textOf(other), passageMin)) return true;
  const known = new Set(
    [one, other].flatMap(({ job: { title, company, location } }) =>
      foldText(`${title} ${company} ${location}`).match(/[a-z]+/g),
    ),
  );
  const names = new Set(
    [...first.names(), ...second.names()]
      .filter((name) => !known.has(name))
      .map((name) => hashOf(name.slice(0, stemLength))),
  );
  return (
    names.size > 1 && countReplaced(textOf(one), textOf(other), (word) => !names.has(word), filledMost) > 0
  );
}

/** So many words of its own tell of another level, team or client; portals put fewer in the place of others. */
const passageMin = 8;
/** A client or a shop stands in a few words; between more, the passage is another, such as what comes with the pay. */
const filledMost = 30;

/** Whether behind the same word each text has a number that the other posting has nowhere. */
function areNumbersExchanged(one: PostingFacts, other: PostingFacts, isAgain: boolean): boolean {
  const ownIn = (
    posting: PostingFacts,
    { job }: PostingFacts,
    { numbers: others }: Claims,
  ): readonly string[] => {
    const { text, numbers } = claimsOf(posting);
    return [...inOneSpelling(isAgain ? text().replaceAll(paid, " ") : text()).matchAll(numberBehind)].flatMap(
      ([, word = "", number = ""]) =>
        numbers().has(number) && !others().has(number) && !job.title.includes(number) ? word : [],
    );
  };
  const theirs = ownIn(other, one, claimsOf(one));
  return ownIn(one, other, claimsOf(other)).some((word) => theirs.includes(word));
}

/** What is paid, and how long one must have worked. */
const paid = /r\$ ?\d[\d.,]*|(?<![\d.,])\d[\d.,]* ?(?:%|anos?\b|meses\b)/g;
const numberBehind = /\b([a-z]{3,} (?:[a-z$]{1,2} ){0,3})(\d+)/g;

/** @returns whether two texts have other values behind a label, such as "setor:", "time de", or other days that come again */
export function labelsDiffer(one: PostingFacts, other: PostingFacts): boolean {
  const [{ labels }, { labels: others }] = [claimsOf(one), claimsOf(other)];
  return [...labels()].some(([label, values]) => areDisjoint(values, others().get(label) ?? []));
}

/** @returns whether each of two texts, which have sentences in common, has two duties that the other lacks */
export function tellOtherDuties(one: PostingFacts, other: PostingFacts): boolean {
  const [{ duties: mine }, { duties: theirs }] = [claimsOf(one), claimsOf(other)];
  return lackSeveral(mine(), theirs()) && lackSeveral(theirs(), mine());
}

/** In a long text a word or two may be taken for a duty. */
function lackSeveral(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return lacking(one, other) > Math.max(1, one.size / 8);
}

/** How many of the first the other lacks. */
function lacking(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0;
  for (const each of one) if (!other.has(each)) count += 1;
  return count;
}

/** Each states hours that the other does not; the hours of Saturday may come to those of the week. Titles say no Saturday. */
function hoursDiffer(one: Claims, other: Claims): boolean {
  const [title, otherTitle] = [one.titleSpans(), other.titleSpans()];
  if (title.length > 0 && otherTitle.length > 0 && lackNear(title, otherTitle)) return true;
  // A title's hours are this vacancy's; the text below may be that of all shifts.
  if (isAgainst(one, other) || isAgainst(other, one)) return true;
  const areSaid = one.spans().length > 0 && other.spans().length > 0;
  const spansOf = ({ spans, times }: Claims): readonly Span[] =>
    areSaid ? spans() : times().map((time) => [time, time]);
  const [mine, theirs] = [spansOf(one), spansOf(other)];
  return lackNear(mine, theirs) && lackNear(theirs, mine);
}

type Span = readonly [number, number];

function isAgainst(one: Claims, other: Claims): boolean {
  const titleSpans = one.titleSpans();
  if (titleSpans.length === 0) return false;
  const spans = other.spans();
  if (spans.length === 0) return false;
  // "6h às 9h e das 11h às 13h30" may be "6h às 13h30" in a title.
  const day: Span = [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))];
  return titleSpans.every((span) => lackNear([span], [...spans, day]));
}

function lackNear(one: readonly Span[], other: readonly Span[]): boolean {
  return one.some(([from, to]) => !other.some((each) => isNear(from, each[0]) && isNear(to, each[1])));
}

/** "Das 8h às 18h" is told again of "das 8h às 17h48". */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= minutesNear;
}

const minutesNear = 30;

/** An amount that both texts say may be a premium beside the pay of a field. */
function payIn(
  posting: PostingFacts,
  { pay }: Claims,
  { amounts }: Claims,
): readonly [number, number] | null {
  const stated = payOf(posting);
  if (stated !== null) return [stated.min ?? 0, stated.max ?? Infinity];
  const theirs = new Set(amounts());
  const own = pay().filter((amount) => !theirs.has(amount));
  return own.length === 0 ? null : [Math.min(...own), Math.max(...own)];
}

/** Texts round more than fields do. */
function paysDiffer(
  one: readonly [number, number] | null,
  other: readonly [number, number] | null,
  factor: number,
): boolean {
  if (one === null || other === null) return false;
  return Math.max(one[0], other[0]) > Math.min(one[1], other[1]) * factor;
}

function areDisjoint<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((each) => other.includes(each));
}
