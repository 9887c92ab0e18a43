import { providerLabel } from "@vagou/contract/catalogue";
import { endpoints, type ProviderGroup } from "@vagou/contract/endpoints";
import type { Job } from "@vagou/contract/job";
import type { Page } from "playwright-core";

/**
 * Answers the searches of `page` in the server's place, for what no stand-in says. Every answer has the
 * shape of the contract.
 *
 * @param found the vacancies of each portal by its id; a portal that is missing is empty
 */
export async function answerSearch(page: Page, found: Readonly<Record<string, Job[]>>): Promise<void> {
  await page.route("**/api/jobs/search", async (route) => {
    const { services } = endpoints.searchJobs.body.parse(route.request().postDataJSON());
    const answer = endpoints.searchJobs.response.parse({
      services: services.map((id) => groupOf(id, found[id] ?? [])),
      remaining_credits: 240 - 7 * services.length,
    });
    await route.fulfill({ json: answer });
  });
}

/** A portal that answered at once, with these vacancies. */
export function groupOf(id: string, jobs: Job[]): ProviderGroup {
  return {
    name: id,
    display_name: providerLabel(id),
    count: jobs.length,
    total: null,
    jobs,
    has_error: false,
    outcome: jobs.length > 0 ? "answered" : "empty",
    took_ms: 800,
    cached: false,
    age_s: null,
    fichas: "charged",
  };
}

/** An ordinary vacancy, but for these facts. */
export function vacancy(facts: Partial<Job>): Job {
  return {
    id: "gupy-0123456789abcdef",
    title: "Auxiliar Administrativo",
    company: "Consultoria RH Recife",
    location: "Recife (PE)",
    salary: "R$ 2.100,00 por mês",
    url: "https://vagas.example/1",
    description: "<p>Rotinas do setor.</p>",
    posted_at: "2026-10-09",
    source: "gupy",
    work_mode: null,
    provenance: { salary: "stated", posted_at: "stated", contract: "stated", work_mode: null },
    summary: { tipoContrato: "CLT", requisitos: [], beneficios: [] },
    ...facts,
  };
}
