import { type FillableFact, fillableFacts } from "@vagou/contract/search/fillable-facts";
import type { Job } from "@vagou/contract/search/job";
import { hidesName } from "./facts/hides-name.ts";
import type { Vacancy } from "./vacancy.ts";

/**
 * What is known of a vacancy: the posting that is shown first, and what it does not say from the first other posting
 * that says it.
 *
 * @returns `job`: the posting with all known facts; `borrowed`: which of them another portal said
 */
export function fillFacts({ lead, others }: Vacancy): { job: Job; borrowed: readonly BorrowedFact[] } {
  let job = lead;
  const borrowed: BorrowedFact[] = [];
  for (const fact of fillableFacts) {
    const giver = findGiver(fact, lead, others);
    if (giver === undefined) continue;
    job = copy[fact](job, giver);
    borrowed.push({ fact, source: giver.source });
  }
  return { job, borrowed };
}

/** `source`: the provider id of the portal that says it. */
export type BorrowedFact = { fact: FillableFact; source: string };

/** Words like "A combinar" are shown only where no portal names an amount. */
function findGiver(fact: FillableFact, lead: Job, others: readonly Job[]): Job | undefined {
  if (fact === "pay" && !namesAmount(lead)) {
    const giver = others.find(namesAmount);
    if (giver !== undefined) return giver;
  }
  return isSaid[fact](lead) ? undefined : others.find(isSaid[fact]);
}

function namesAmount({ salary }: Job): boolean {
  return salary !== null && /\d/.test(salary);
}

const isSaid: Record<FillableFact, (job: Job) => boolean> = {
  employer: ({ company }) => !hidesName(company),
  place: ({ location }) => location !== null,
  pay: ({ salary }) => salary !== null,
  contract: ({ summary }) => summary.tipoContrato !== null,
  // Lent by the next release, and not to a title that names one: the servers of this one learn the name first.
  level: () => false,
  "work-mode": ({ work_mode: workMode }) => workMode !== null,
  date: ({ posted_at: postedAt }) => postedAt !== null,
};

const copy: Record<FillableFact, (job: Job, from: Job) => Job> = {
  employer: (job, { company }) => ({ ...job, company }),
  place: (job, { location }) => ({ ...job, location }),
  pay: (job, { salary, provenance }) => ({
    ...job,
    salary,
    provenance: { ...job.provenance, salary: provenance.salary },
  }),
  contract: (job, { summary, provenance }) => ({
    ...job,
    summary: { ...job.summary, tipoContrato: summary.tipoContrato },
    provenance: { ...job.provenance, contract: provenance.contract },
  }),
  level: (job, { level = null }) => ({ ...job, level }),
  "work-mode": (job, { work_mode: workMode, provenance }) => ({
    ...job,
    work_mode: workMode,
    provenance: { ...job.provenance, work_mode: provenance.work_mode },
  }),
  date: (job, { posted_at: postedAt, provenance }) => ({
    ...job,
    posted_at: postedAt,
    provenance: { ...job.provenance, posted_at: provenance.posted_at },
  }),
};
