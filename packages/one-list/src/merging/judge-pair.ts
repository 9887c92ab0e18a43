import type { EmployerFacts } from "./read-employer.ts";
import { mayBeSame, titleRelation } from "./may-be-same.ts";
import { isMistyped } from "./word-match.ts";
import { textOf, type PostingFacts } from "./posting-facts.ts";
import { contradictInText } from "./contradict-in-text.ts";
import { compareOwnParts, isCutOff, matchTexts, speaksOf, type TextMatch } from "./read-text.ts";

/** "same": one vacancy. "open": nothing against it, but too little for it. "apart": never in one card. */
export type Verdict = "same" | "open" | "apart";

/**
 * Judges whether two postings are one vacancy. What one portal leaves out is no contradiction, but a weaker agreement,
 * which the text must make up for: another or a hidden employer, a title with more words, a level, a grade, hours or a
 * code on one side only. Two employers are one vacancy only with the same text, title, town and level: an agency and
 * its client.
 *
 * Two postings of one portal are more often two vacancies than those of two portals, for an employer that writes twice
 * usually means two. They are one only when a person could not tell them apart: same title, employer, town and pay, and
 * either the same text or none at all.
 */
export function judgePair(one: PostingFacts, other: PostingFacts): Verdict {
  if (!mayBeSame(one, other)) return "apart";
  if (one.address !== null && one.address === other.address) return "same";
  if (one.job.source === other.job.source) return areRepeated(one, other) ? "same" : "apart";
  const employers = employerRelation(one.employer, other.employer);
  const title = titleRelation(one, other);
  const isClose = title === "same" && saysAsMuch(one, other);
  if (employers === "siblings") return "apart";
  // The text is compared last: it takes longest.
  if (employers !== "same" && !(isClose && inOnePlace(one, other)))
    return employers === "other" ? "apart" : "open";
  const text = matchTexts(textOf(one), textOf(other));
  const verdict = judgeByText({ one, other, employers, title, isClose, text });
  // Only a text that is not all in the other can contradict it.
  return verdict !== "apart" && text.length > 0 && text.contained < 1 && contradictInText(one, other)
    ? "apart"
    : verdict;
}

function judgeByText({ one, other, employers, title, isClose, text }: Comparison): Verdict {
  const isTextSame =
    title === "same"
      ? text.length >= wordsMin && (text.shared >= 0.7 || text.contained >= 0.85)
      : one.employer?.isAgency !== true && isWholeTextSame(text, one, other);
  if (employers === "other") return isTextSame && text.length >= ownTextMin(one, other) ? "same" : "apart";
  if (isTextSame) return "same";
  if (!isClose || (employers === "alike" && (one.employer === null || other.employer === null)))
    return "open";
  const told = compareOwnParts(textOf(one), textOf(other));
  if (employers === "alike") return told !== null && told >= retoldMin ? "same" : "open";
  return told !== null && told < othersMax ? "apart" : "same";
}

type Comparison = {
  readonly one: PostingFacts;
  readonly other: PostingFacts;
  readonly employers: "same" | "alike" | "other";
  readonly title: "same" | "more" | "other";
  /** Whether the titles say the same in all. */
  readonly isClose: boolean;
  readonly text: TextMatch;
};

/** Texts with less in common speak of other things; one vacancy that is told in two ways has more. */
const othersMax = 0.35;
const retoldMin = 0.45;

/** Three words of a text that say enough of it. */
const wordsMin = 12;

/**
 * Where one title says more, a text makes up for it that speaks of the work. The beginning may speak of the employer only,
 * and an agency has texts that it uses for many titles.
 */
function isWholeTextSame(
  { length, shared, contained }: TextMatch,
  one: PostingFacts,
  other: PostingFacts,
): boolean {
  if (length >= wordsMin * 4 && shared >= 0.7) return true;
  if (length < wordsMin * 1.25) return false;
  if (![one, other].some(({ job }) => isCutOff(job.description))) return shared >= 0.95;
  const [mine, theirs] = [textOf(one), textOf(other)];
  const role = one.role.filter((word) => other.role.includes(word));
  return contained >= 0.95 && speaksOf(mine, role) && speaksOf(theirs, role);
}

/**
 * An agency repeats its client's text, and a page of careers has a name of its own ("Vem ser Aurora"). Two other
 * employers may use the same short text for two vacancies.
 */
function ownTextMin({ employer: one }: PostingFacts, { employer: other }: PostingFacts): number {
  const isKnownCase =
    one === null ||
    other === null ||
    one.isAgency ||
    other.isAgency ||
    one.words.some((word) => other.words.includes(word));
  return isKnownCase ? wordsMin * 2 : wordsMin * 3;
}

/** Whether what titles say beside the role is said by both or by none. */
function saysAsMuch({ title: one }: PostingFacts, { title: other }: PostingFacts): boolean {
  return (
    one.levels.join() === other.levels.join() &&
    one.grade === other.grade &&
    one.shifts.join() === other.shifts.join() &&
    (one.codes.length === 0 ||
      other.codes.length === 0 ||
      one.codes.some((code) => other.codes.includes(code)))
  );
}

function areRepeated(one: PostingFacts, other: PostingFacts): boolean {
  if (one.job.id === other.job.id) return true;
  if (
    one.roleKey !== other.roleKey ||
    !saysAsMuch(one, other) ||
    employerRelation(one.employer, other.employer) !== "same" ||
    one.job.location !== other.job.location ||
    one.job.salary !== other.job.salary
  )
    return false;
  const text = matchTexts(textOf(one), textOf(other));
  return text.length === 0 ? one.job.description === other.job.description : text.shared >= 0.8;
}

/**
 * "alike": one is hidden, or one name goes on where the other ends. "siblings": both begin alike and go on differently,
 * as two hospitals or shops of one owner.
 */
function employerRelation(
  one: EmployerFacts | null,
  other: EmployerFacts | null,
): "same" | "alike" | "siblings" | "other" {
  if (one === null || other === null) return "alike";
  const sameTrade =
    one.trades.length === 0 ||
    other.trades.length === 0 ||
    one.trades.some((trade) => other.trades.includes(trade));
  if (one.core === other.core || one.sorted === other.sorted || isMistyped(one.core, other.core))
    return sameTrade ? "same" : "other";
  if (sameTrade && (one.core.startsWith(other.core) || other.core.startsWith(one.core))) return "alike";
  return one.words[0] === other.words[0] ? "siblings" : "other";
}

function inOnePlace(one: PostingFacts, other: PostingFacts): boolean {
  if (one.place.city === null && other.place.city === null)
    return one.job.work_mode === "remote" && other.job.work_mode === "remote";
  return one.place.city?.key === other.place.city?.key;
}
