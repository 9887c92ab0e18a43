import type { Job } from "@vagou/contract/search/job";

/**
 * A posting of which only some facts were kept, as one to look for signals of fraud in.
 *
 * @param text plain text that is shown of it; "" for none
 */
export function textOfCopy(copy: CopiedFacts, text = ""): Job {
  return {
    salary: null,
    ...copy,
    description: text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    work_mode: null,
    provenance: { salary: null, posted_at: null, contract: null, work_mode: null },
    summary: { tipoContrato: null, requisitos: [], beneficios: [] },
  };
}

type CopiedFacts = Pick<Job, "id" | "title" | "company" | "location" | "url" | "posted_at" | "source"> &
  Partial<Pick<Job, "salary">>;
