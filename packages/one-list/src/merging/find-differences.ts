import type { Job } from "@vagou/contract/search/job";
import { contractKinds } from "../facts/contract-kinds.ts";
import { hidesName } from "../facts/hides-name.ts";
import { monthlyPay, saysPay } from "../facts/monthly-pay.ts";
import { postedDay } from "../facts/posted-days.ts";
import type { Vacancy } from "../vacancy.ts";
import { postingFacts } from "./reading/posting-facts.ts";

/** A fact of which the postings of one vacancy say different things. */
export type Difference = {
  readonly fact: "pay" | "contract" | "place" | "work-mode" | "date" | "employer" | "title";
  /** What was said, as the best posting wrote it, and the ids of the portals that said it; the leading one first. */
  readonly said: readonly { readonly value: string; readonly sources: readonly string[] }[];
};

/**
 * Tells of which facts the postings of a vacancy differ, so that each can be shown with its portal. A posting that says
 * nothing of a fact does not differ, nor does one that only writes it in another way ("Vendedor(a)", "S.A."); "Empresa confidencial" says no employer.
 * The value of "date" is the calendar day of São Paulo (`2026-11-09`), of "work-mode" that of the posting.
 */
export function findDifferences({ lead, others }: Vacancy): readonly Difference[] {
  if (others.length === 0) return [];
  return readings.flatMap(([fact, read]) => {
    const said = new Map<string, { value: string; sources: string[] }>();
    for (const job of [lead, ...others]) {
      const { key, value } = read(job) ?? { key: "", value: null };
      if (value === null) continue;
      const known = said.get(key);
      if (known === undefined) said.set(key, { value, sources: [job.source] });
      else if (!known.sources.includes(job.source)) known.sources.push(job.source);
    }
    return said.size > 1 ? [{ fact, said: [...said.values()] }] : [];
  });
}

/** What a posting says of a fact: a key to compare it by, and its words. */
type Reading = (job: Job) => { key: string; value: string | null } | null;

const readings: readonly (readonly [Difference["fact"], Reading])[] = [
  ["pay", (job) => payOf(job)],
  ["contract", (job) => ({ key: contractKinds(job).toSorted().join(), value: job.summary.tipoContrato })],
  ["place", (job) => placeSaid(job)],
  ["work-mode", ({ work_mode: mode }) => ({ key: mode ?? "", value: mode })],
  ["date", (job) => ({ key: postedDay(job) ?? "", value: postedDay(job) })],
  ["employer", (job) => employerSaid(job)],
  ["title", (job) => ({ key: postingFacts(job).roleKey, value: job.title })],
];

/** "A combinar" names no amount. */
function payOf(job: Job): ReturnType<Reading> {
  const pay = monthlyPay(job);
  if (pay === null || pay.isEstimate)
    return saysPay(job) ? { key: job.salary ?? "", value: job.salary } : null;
  return { key: `${pay.min} ${pay.max}`, value: job.salary };
}

function employerSaid(job: Job): ReturnType<Reading> {
  return hidesName(job.company) ? null : { key: postingFacts(job).employer?.core ?? "", value: job.company };
}

function placeSaid(job: Job): ReturnType<Reading> {
  const { city, state } = postingFacts(job).place;
  return { key: city?.key ?? state ?? job.location ?? "", value: job.location };
}
