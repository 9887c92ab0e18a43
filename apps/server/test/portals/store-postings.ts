import { randomUUID } from "node:crypto";
import type { Job } from "@vagou/contract/search/job";
import type { Deps } from "../../src/deps.ts";
import { jobIdOf } from "../../src/postings/normalising/job-id.ts";
import { packJobs } from "../../src/postings/kept/packed-jobs.ts";
import { saveAnswer } from "../../src/searches/answers/repository.ts";

/** Stores what a search found now at one portal. */
export async function storePostings(
  { db, clock }: Pick<Deps, "db" | "clock">,
  ...jobs: Job[]
): Promise<void> {
  await saveAnswer(db, {
    id: randomUUID(),
    providerId: "gupy",
    question: randomUUID(),
    lastingQuestion: randomUUID(),
    outcome: "answered",
    total: null,
    isPartial: false,
    isWhole: false,
    jobs: packJobs(jobs),
    receivedAt: clock.now(),
  });
}

/** @returns a posting of a portal; another `listing` is another vacancy */
export function testJob(listing: string, overrides: Partial<Job> = {}): Job {
  return {
    id: jobIdOf("gupy", listing),
    title: `Auxiliar ${listing}`,
    company: "Consultoria RH Recife",
    location: "Recife (PE)",
    salary: "R$ 1.800 por mês",
    url: `https://exemplo.gupy.io/job/${listing}`,
    description: "<p>Rotinas do setor.</p>",
    posted_at: "2026-11-20",
    apply_until: "2026-12-31",
    source: "gupy",
    work_mode: "onsite",
    level: "Pleno",
    provenance: { salary: "derived", posted_at: null, contract: "stated", work_mode: "stated" },
    summary: { tipoContrato: "CLT", requisitos: ["Excel"], beneficios: ["Vale-refeição"] },
    ...overrides,
  };
}
