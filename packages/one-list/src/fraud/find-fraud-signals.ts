import type { Job } from "@vagou/contract/search/job";
import { hidesName } from "../facts/hides-name.ts";
import { findFalseLink } from "./find-false-link.ts";
import { findTooMuchPay } from "./find-too-much-pay.ts";
import { findUnnamed } from "./find-unnamed.ts";
import { listSentences, type Sentence } from "./list-sentences.ts";
import { documentsSigns } from "./signs/documents-signs.ts";
import { incomeSigns } from "./signs/income-signs.ts";
import { paymentSigns } from "./signs/payment-signs.ts";
import type { FraudKind } from "./signs/sign.ts";
import { weighSigns, type Raised } from "./weigh-signs.ts";

/** What Brazilian reports on false vacancies name, found in a posting. It is no verdict: honest postings do it too. */
export type FraudSignal = {
  readonly kind: FraudKind;
  /** The sentence of the posting that raised it, as plain text of at most 240 characters. */
  readonly sentence: string;
};

/**
 * Looks for signals of fraud in the title, the description, the summary and the pay of a posting.
 *
 * @returns at most one signal of each kind; empty for nearly all honest postings
 */
export function findFraudSignals(job: Job): readonly FraudSignal[] {
  const sentences = listSentences(job);
  const whole = (sentence: Sentence | undefined) =>
    sentence === undefined ? undefined : { sentence, at: 0 };
  const found: readonly (readonly [FraudKind, Raised | undefined])[] = [
    ...named.map((table) => [table.kind, weighSigns(table, sentences)] as const),
    ...(hidesName(job.company) ? findUnnamed(job, sentences) : []),
    ["too-much-pay", whole(findTooMuchPay(job, sentences))],
    ["link", whole(findFalseLink(sentences))],
  ];
  return found.flatMap(([kind, raised]) =>
    raised === undefined ? [] : [{ kind, sentence: shorten(raised.sentence.text, raised.at) }],
  );
}

/** What is told of any employer, named or hidden. */
const named = [paymentSigns, documentsSigns, incomeSigns];

/** @param at what raised the signal; it stays in the text */
function shorten(text: string, at: number): string {
  if (text.length <= sentenceLengthMax) return text;
  const start = at < sentenceLengthMax / 2 ? 0 : at - contextBefore;
  const end = start + sentenceLengthMax - 2;
  return `${start > 0 ? "…" : ""}${text.slice(start, end).trim()}${end < text.length ? "…" : ""}`;
}

const sentenceLengthMax = 240;
const contextBefore = 40;
