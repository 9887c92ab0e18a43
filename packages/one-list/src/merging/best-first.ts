import { providerCatalogue } from "@vagou/contract/search/catalogue";
import type { PostingFacts } from "./reading/posting-facts.ts";

/**
 * Sorts the postings of one vacancy: the employer's own page, then applicant systems, then boards; among these the one
 * that says most. Equals stay in their order.
 */
export function bestFirst(postings: readonly PostingFacts[]): PostingFacts[] {
  if (postings.length < 2) return [...postings];
  return postings
    .map((posting) => ({ posting, rank: rankOf(posting.job.source), facts: factCount(posting) }))
    .toSorted((one, other) => one.rank - other.rank || other.facts - one.facts)
    .map(({ posting }) => posting);
}

function rankOf(source: string): number {
  return ranks.get(source) ?? kinds.length;
}

const kinds = ["employer", "applicant-system", "board"] as const;
const ranks: ReadonlyMap<string, number> = new Map(
  providerCatalogue.map(({ id, kind }) => [id, kinds.indexOf(kind)]),
);

function factCount({ job, employer, place }: PostingFacts): number {
  return [
    employer !== null,
    place.city !== null,
    job.salary !== null,
    job.posted_at !== null,
    job.work_mode !== null,
    job.summary.tipoContrato !== null,
    job.summary.requisitos.length > 0,
    job.summary.beneficios.length > 0,
    job.description.length > 0,
    // A teaser is shorter.
    job.description.length > 400,
  ].filter(Boolean).length;
}
