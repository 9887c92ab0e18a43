import type { Job } from "@vagou/contract/search/job";
import { hidesName } from "../facts/hides-name.ts";
import type { Sentence } from "./list-sentences.ts";
import { namedPlace, vagueTitle, type LeftOutPoints } from "./signs/left-out-signs.ts";
import { messengerPoints, messengerSigns } from "./signs/messenger-signs.ts";
import type { FraudKind } from "./signs/sign.ts";
import { urgentPoints, urgentSigns } from "./signs/urgent-signs.ts";
import { weighSigns, type Raised } from "./weigh-signs.ts";

/**
 * What is told above all of a hidden employer. Many of them are honest and short, so what the posting leaves out counts
 * too: its work, its pay and its place. An employer with a name can be asked, so more must speak against it.
 *
 * @returns what raised each of the two signals
 */
export function findUnnamed(
  job: Job,
  sentences: readonly Sentence[],
): (readonly [FraudKind, Raised | undefined])[] {
  const isNamed = !hidesName(job.company);
  const isTrue = {
    work: sentences.some(({ folded, isTitle }) => isTitle && vagueTitle.test(folded)),
    pay: job.salary === null || !/\d/.test(job.salary),
    placed: sentences.some(({ text, isTitle }) => !isTitle && namedPlace.test(text)),
  };
  const given = ({ named, ...leftOut }: LeftOutPoints) =>
    isNamed
      ? named
      : (isTrue.work ? leftOut.work : 0) +
        (isTrue.pay ? leftOut.pay : 0) +
        (isTrue.placed ? leftOut.placed : 0);
  return [
    [messengerSigns.kind, weighSigns(messengerSigns, sentences, given(messengerPoints))],
    [urgentSigns.kind, weighSigns(urgentSigns, sentences, given(urgentPoints))],
  ];
}
