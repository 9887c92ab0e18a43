import type { KeptJob } from "@vagou/contract/api/answers";
import { providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";

/** A posting to read whole; without a day while only this device's own search is known to have found it. */
export type WholeJob = Omit<KeptJob, "first_seen_at" | "last_seen_at"> & { last_seen_at: string | null };

/**
 * Keeps a posting of the results, so that its page is there at once, and also without a connection.
 *
 * @param postings the ids of all postings of the vacancy
 */
export function rememberJob(job: Job, postings: readonly string[]): void {
  known.delete(job.id);
  const whole = { ...job, display_name: providerLabel(job.source), last_seen_at: null };
  known.set(job.id, { job: whole, postings });
  const [oldest] = known.keys();
  if (known.size > knownMax && oldest !== undefined) known.delete(oldest);
}

/** @returns the posting as the results had it, until the page is left */
export function knownJob(id: string): WholeJob | undefined {
  return known.get(id)?.job;
}

/** @returns the ids of all postings of its vacancy, as far as the results had it; else of this one */
export function knownPostings(id: string): readonly string[] {
  return known.get(id)?.postings ?? [id];
}

/** Until the page is left; the results themselves are kept for longer. */
const known = new Map<string, { job: WholeJob; postings: readonly string[] }>();
const knownMax = 50;
