import type { Job } from "@vagou/contract/search/job";
import { findFalseLink } from "./find-false-link.ts";
import { findTooMuchPay } from "./find-too-much-pay.ts";
import { findUnnamed } from "./find-unnamed.ts";
import { hidesEmployer } from "./hides-employer.ts";
import { findPossibleSigns } from "./index/find-possible-signs.ts";
import { listSentences, textOf, type Sentence } from "./list-sentences.ts";
import { addSentence, readSentences, type Reading } from "./read-sentences.ts";
import { documentsSigns } from "./signs/documents-signs.ts";
import { hiddenIncomePoints, incomeApart, incomeSigns } from "./signs/income-signs.ts";
import { hiddenPaymentPoints, paymentApart, paymentSigns } from "./signs/payment-signs.ts";
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
  const reading = readSentences(listSentences(job), findPossibleSigns);
  const whole = (sentence: Sentence | undefined) =>
    sentence === undefined ? undefined : { sentence, at: 0 };
  const found: readonly (readonly [FraudKind, Raised | undefined])[] = [
    ["payment", findPayment(job, reading)],
    ["documents", weighSigns(documentsSigns, reading)],
    ["daily-income", findDailyIncome(job, reading)],
    ...findUnnamed(job, reading),
    ["too-much-pay", whole(findTooMuchPay(job, reading))],
    ["link", whole(findFalseLink(reading))],
  ];
  return found.flatMap(([kind, raised]) =>
    raised === undefined ? [] : [{ kind, sentence: shorten(textOf(raised.sentence), raised.at) }],
  );
}

function givenIfHidden(job: Job, points: number): () => number {
  return () => (hidesEmployer(job) ? points : 0);
}

function findPayment(job: Job, reading: Reading): Raised | undefined {
  const given = givenIfHidden(job, hiddenPaymentPoints);
  return weighSigns(paymentSigns, reading, given) ?? weighSigns(paymentApart, reading, given);
}

/** Pay by the day or the task may stand in the pay alone. */
function findDailyIncome(job: Job, reading: Reading): Raised | undefined {
  const { salary } = job;
  const all =
    salary === null ? reading : addSentence(reading, { written: salary, isTitle: false }, findPossibleSigns);
  return weighSigns(incomeSigns, all, givenIfHidden(job, hiddenIncomePoints), {
    table: incomeApart,
    given: () => 0,
  });
}

/** @param at what raised the signal; it stays in the text */
function shorten(text: string, at: number): string {
  if (text.length <= sentenceLengthMax) return text;
  const start = at < sentenceLengthMax / 2 ? 0 : at - contextBefore;
  const end = start + sentenceLengthMax - 2;
  return `${start > 0 ? "…" : ""}${text.slice(start, end).trim()}${end < text.length ? "…" : ""}`;
}

const sentenceLengthMax = 240;
const contextBefore = 40;
