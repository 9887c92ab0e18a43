import type { Job } from "@vagou/contract/search/job";
import type { PostingFacts, PostingText } from "../../db/schema/saved-vacancies.ts";

/** @returns what a posting says, for a person to keep: the part that lists show, and the long part */
export function snapshotOf(job: Job): { facts: PostingFacts; text: PostingText } {
  const { id, title, company, location, salary, url, posted_at, source, work_mode, description, summary } =
    job;
  const contract = summary.tipoContrato;
  const apply_until = job.apply_until ?? null;
  const level = job.level ?? null;
  const brief = { id, title, company, location, salary, url, posted_at, apply_until };
  return {
    facts: { ...brief, source, work_mode, level, contract },
    text: { description, requirements: summary.requisitos, benefits: summary.beneficios },
  };
}
