import type { Job } from "@vagou/contract/search/job";
import { hidesEmployer } from "./hides-employer.ts";
import { foldedOf, textOf } from "./list-sentences.ts";
import type { Reading } from "./read-sentences.ts";
import { namedPlace, vagueTitle, type LeftOutPoints } from "./signs/left-out-signs.ts";
import { messengerPoints, messengerSigns, plainMessengerSigns } from "./signs/messenger-signs.ts";
import type { FraudKind, SignTable } from "./signs/sign.ts";
import { plainUrgentSigns, urgentPoints, urgentSigns } from "./signs/urgent-signs.ts";
import { weighSigns, type Raised } from "./weigh-signs.ts";

/**
 * What is told above all of a hidden employer. Many of them are honest and short, so what the posting leaves out counts
 * too: its work, its pay and its place. An employer with a name can be asked, so more must speak against it.
 *
 * @returns what raised each of the two signals
 */
export function findUnnamed(job: Job, reading: Reading): (readonly [FraudKind, Raised | undefined])[] {
  return [
    weigh(messengerSigns, plainMessengerSigns, messengerPoints),
    weigh(urgentSigns, plainUrgentSigns, urgentPoints),
  ];

  function weigh(table: SignTable, plain: SignTable, points: LeftOutPoints) {
    const given = () => (hidesEmployer(job) ? 0 : points.plainlyNamed);
    const scattered = { ...plain, within: "posting", enough: plain.enough + scatteredMore } as const;
    const raised = weighSigns(
      table,
      reading,
      () => givenPoints(points, job, reading),
      { table: plain, given },
      { table: scattered, given },
    );
    return [table.kind, raised] as const;
  }
}

/** Points that a long posting needs more where it says it plainly, a part here and a part there. */
const scatteredMore = 3;

function givenPoints({ work, pay, placed, named }: LeftOutPoints, job: Job, { sentences }: Reading): number {
  if (!hidesEmployer(job)) return named;
  const namesWork = !sentences.some((sentence) => sentence.isTitle && vagueTitle.test(foldedOf(sentence)));
  const namesPay = job.salary !== null && /\d/.test(job.salary);
  const namesPlace = sentences.some((sentence) => !sentence.isTitle && namedPlace.test(textOf(sentence)));
  return (namesWork ? 0 : work) + (namesPay ? 0 : pay) + (namesPlace ? placed : 0);
}
