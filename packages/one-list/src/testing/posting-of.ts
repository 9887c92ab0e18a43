import type { Job } from "@vagou/contract/search/job";
import type { Vacancy } from "../vacancy.ts";

/** A posting for tests that says nothing but its title, an employer and its portal, with what the test cares about. */
export function postingOf({ contract, ...facts }: PostingFacts = {}): Job {
  return {
    id: "gupy-1",
    title: "Auxiliar Administrativo",
    company: "Consultoria RH Recife",
    location: null,
    salary: null,
    url: "https://exemplo.gupy.io/job/1",
    description: "",
    posted_at: null,
    source: "gupy",
    work_mode: null,
    provenance: { salary: null, posted_at: null, contract: null, work_mode: null },
    summary: { tipoContrato: contract ?? null, requisitos: [], beneficios: [] },
    ...facts,
  };
}

/** A vacancy for tests with these postings. */
export function vacancyOf(lead: PostingFacts, ...others: PostingFacts[]): Vacancy {
  return {
    lead: postingOf(lead),
    others: others.map((facts) => postingOf(facts)),
    reasons: others.length > 0 ? ["same-title"] : [],
  };
}

export type PostingFacts = Partial<Job> & {
  /** For `summary.tipoContrato`. */
  contract?: string | null;
};
