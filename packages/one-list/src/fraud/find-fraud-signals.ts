import type { Job } from "@vagou/contract/job";
import { hidesName } from "../facts/hides-name.ts";
import { findFalseLink } from "./find-false-link.ts";
import { findTooMuchPay } from "./find-too-much-pay.ts";
import { fraudHint, fraudPatterns, type FraudKind, type FraudPattern } from "./fraud-signals.ts";
import { listSentences, type Sentence } from "./list-sentences.ts";

/** What Brazilian reports on false vacancies name, found in a posting. It is no verdict: honest postings do it too. */
export type FraudSignal = {
  readonly kind: FraudKind;
  /** The sentence of the posting that raised it, as plain text of at most 240 characters. */
  readonly sentence: string;
};

/**
 * Looks for signals of fraud in the title, the description, the summary and the pay of a posting.
 *
 * @returns at most one signal of each kind, the first of the posting; empty for nearly all honest postings
 */
export function findFraudSignals(job: Job): readonly FraudSignal[] {
  const isHidden = hidesName(job.company);
  const sentences = listSentences(job, isHidden ? undefined : fraudHint);
  const found = new Map<FraudKind, string>();
  const note = (kind: FraudKind, sentence: Sentence | undefined, at = 0) => {
    if (sentence !== undefined && !found.has(kind)) found.set(kind, shorten(sentence.text, at));
  };
  for (const sentence of sentences)
    for (const pattern of fraudPatterns) {
      const at = findPattern(pattern, sentence.folded);
      if (at !== -1 && suits(pattern, job, isHidden, sentences)) note(pattern.kind, sentence, at);
    }
  note("too-much-pay", findTooMuchPay(job, sentences));
  note("link", findFalseLink(sentences));
  if (found.size === 0) return none;
  return [...found].map(([kind, sentence]) => ({ kind, sentence }));
}

const none: readonly FraudSignal[] = [];

/** @returns where the first part of the pattern is in the sentence; -1 without it */
function findPattern({ all, unless }: FraudPattern, folded: string): number {
  if (!all.every((part) => part.test(folded)) || unless?.test(folded) === true) return -1;
  return all[0]?.exec(folded)?.index ?? -1;
}

function suits(
  { kind, employer }: FraudPattern,
  { salary }: Job,
  isHidden: boolean,
  sentences: readonly Sentence[],
): boolean {
  if (employer === undefined) return true;
  if (!isHidden || employer === "hidden") return isHidden;
  // A hidden employer that says what, where or for how much is common and honest.
  if (salary !== null && /\d/.test(salary)) return false;
  const isKnown = ({ folded, isTitle }: Sentence) =>
    isTitle || fraudPatterns.some((pattern) => pattern.kind === kind && findPattern(pattern, folded) !== -1);
  const others = sentences.filter((sentence) => !isKnown(sentence));
  return others.reduce((sum, { folded }) => sum + folded.split(" ").length, 0) < fewWords;
}

/** Fewer words than this beside the signal say next to nothing of the work. */
const fewWords = 12;

/** @param at what raised the signal; it stays in the text */
function shorten(text: string, at: number): string {
  if (text.length <= sentenceLengthMax) return text;
  const start = at < sentenceLengthMax / 2 ? 0 : at - contextBefore;
  const end = start + sentenceLengthMax - 2;
  return `${start > 0 ? "…" : ""}${text.slice(start, end).trim()}${end < text.length ? "…" : ""}`;
}

const sentenceLengthMax = 240;
const contextBefore = 40;
