import type { Job } from "@vagou/contract/search/job";
import { hidesName } from "../facts/hides-name.ts";
import { findFraudSignals, type FraudSignal } from "./find-fraud-signals.ts";

/** A signal in one posting of a vacancy. */
export type VacancySignal = FraudSignal & {
  /** The provider id of the portal whose text says it. */
  readonly source: string;
};

/**
 * Looks for signals of fraud in all postings of one vacancy: a person may open each of them. An employer that one
 * portal names is hidden in none.
 *
 * @param postings the leading one first
 * @returns at most one signal of each kind, of the first posting that has it
 */
export function findVacancySignals(postings: readonly Job[]): readonly VacancySignal[] {
  const named = postings.find(({ company }) => !hidesName(company))?.company ?? null;
  const found: VacancySignal[] = [];
  for (const job of postings) {
    const known = named !== null && hidesName(job.company) ? { ...job, company: named } : job;
    for (const signal of findFraudSignals(known))
      if (!found.some(({ kind }) => kind === signal.kind)) found.push({ ...signal, source: job.source });
  }
  return found;
}
