import type { Job } from "@vagou/contract/search/job";
import type { Sentence } from "./list-sentences.ts";
import type { FraudKind } from "./signs/sign.ts";
import {
  messengerPoints,
  messengerSigns,
  urgentPoints,
  urgentSigns,
  vagueTitle,
  type LeftOutPoints,
} from "./signs/unnamed-signs.ts";
import { weighSigns, type Raised } from "./weigh-signs.ts";

/** What a posting does not say. */
type LeftOut = { readonly work: boolean; readonly nearlyAll: boolean; readonly pay: boolean };

/**
 * For a posting of a hidden employer. Many of them are honest and short, so what the posting leaves out counts too: its
 * work, its pay, and nearly everything else.
 *
 * @returns what raised each of the two signals
 */
export function findUnnamed(
  job: Job,
  sentences: readonly Sentence[],
): (readonly [FraudKind, Raised | undefined])[] {
  const leftOut = {
    work: sentences.some(({ folded, isTitle }) => isTitle && vagueTitle.test(folded)),
    nearlyAll: countWords(sentences) < fewWords,
    pay: job.salary === null || !/\d/.test(job.salary),
  };
  return [
    [messengerSigns.kind, weighSigns(messengerSigns, sentences, add(messengerPoints, leftOut))],
    [urgentSigns.kind, weighSigns(urgentSigns, sentences, add(urgentPoints, leftOut))],
  ];
}

function countWords(sentences: readonly Sentence[]): number {
  return sentences
    .filter(({ isTitle }) => !isTitle)
    .reduce((all, { folded }) => all + folded.split(" ").length, 0);
}

function add(points: LeftOutPoints, { work, nearlyAll, pay }: LeftOut): number {
  return (work ? points.work : 0) + (nearlyAll ? points.nearlyAll : 0) + (pay ? points.pay : points.saysPay);
}

/** Fewer words than this beside the title say next to nothing of the work. */
const fewWords = 14;
