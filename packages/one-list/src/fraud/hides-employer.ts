import type { Job } from "@vagou/contract/search/job";
import { foldText } from "@vagou/providers/core/text/fold-text";
import { hidesName } from "../facts/hides-name.ts";
import { trade } from "./signs/left-out-signs.ts";

/** @returns whether a posting names no employer that can be asked: "Empresa confidencial", or a trade alone ("Posto") */
export function hidesEmployer(job: Job): boolean {
  const { company } = job;
  const hides =
    known.get(job) ??
    (company === null || hidesName(company) || (!company.includes(" ") && trade.test(foldText(company))));
  known.set(job, hides);
  return hides;
}

/** Each kind of signal asks for it. */
const known = new WeakMap<Job, boolean>();
