import type { Job } from "@vagou/contract/search/job";
import type { Group } from "../search-types.ts";

/** A complete vacancy for tests, with what the test cares about. */
export function jobOf(facts: Partial<Job>): Job {
  return {
    id: "gupy-1",
    title: "Auxiliar Administrativo",
    company: "Consultoria RH Recife",
    location: "Recife (PE)",
    salary: null,
    url: "https://exemplo.gupy.io/job/1",
    description: "<p>Rotinas do setor.</p>",
    posted_at: "2026-10-09",
    apply_until: "2026-11-30",
    source: "gupy",
    work_mode: null,
    level: "Pleno",
    provenance: { salary: null, posted_at: "stated", contract: "stated", work_mode: null },
    summary: { tipoContrato: "CLT", requisitos: [], beneficios: [] },
    ...facts,
  };
}

/** One provider's answer for tests. */
export function groupOf(facts: Partial<Group>): Group {
  const jobs = facts.jobs ?? [];
  return {
    name: "gupy",
    display_name: "Gupy",
    count: jobs.length,
    total: null,
    jobs,
    has_error: false,
    outcome: jobs.length > 0 ? "answered" : "empty",
    took_ms: 800,
    cached: false,
    age_s: null,
    fichas: "charged",
    ...facts,
  };
}
