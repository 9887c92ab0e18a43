import type { EmployerFacts } from "./read-employer.ts";
import { mayBeSame, titleRelation } from "./may-be-same.ts";
import { textOf, type PostingFacts } from "./posting-facts.ts";
import { matchTexts, speakOfOthers } from "./read-text.ts";

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
  // The text is compared last: it takes longest.
  if (employers !== "same" && !(isClose && inOnePlace(one, other)))
    return employers === "other" ? "apart" : "open";
  const text = matchTexts(textOf(one), textOf(other));
  const isTextSame =
    text.length >= (title === "same" ? wordsMin : wordsMin * 4) &&
    (text.shared >= 0.7 || (title === "same" && text.contained >= 0.85));
  if (employers === "other") return isTextSame && text.length >= wordsMin * 2 ? "same" : "apart";
  if (isTextSame) return "same";
  if (employers === "alike" || !isClose) return "open";
  return speakOfOthers(textOf(one), textOf(other)) ? "apart" : "same";
}

/** Three words of a text that say enough of it. */
const wordsMin = 12;

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

/** "alike": one is hidden, or one name goes on where the other ends. */
function employerRelation(
  one: EmployerFacts | null,
  other: EmployerFacts | null,
): "same" | "alike" | "other" {
  if (one === null || other === null) return "alike";
  const sameTrade =
    one.trades.length === 0 ||
    other.trades.length === 0 ||
    one.trades.some((trade) => other.trades.includes(trade));
  if (one.core === other.core) return sameTrade ? "same" : "other";
  return sameTrade && (one.core.startsWith(other.core) || other.core.startsWith(one.core))
    ? "alike"
    : "other";
}

function inOnePlace(one: PostingFacts, other: PostingFacts): boolean {
  if (one.place.city === null && other.place.city === null)
    return one.job.work_mode === "remote" && other.job.work_mode === "remote";
  return one.place.city?.key === other.place.city?.key;
}
