import type { User } from "@vagou/contract/api/answers";
import { endpoints } from "@vagou/contract/api/endpoints";
import { providerLabel } from "@vagou/contract/search/catalogue";
import type { Job } from "@vagou/contract/search/job";
import { page } from "vitest/browser";
import { groupOf, jobOf } from "#features/search/testing/job-of.ts";
import JobsPage, { clientLoader } from "../routes/jobs.tsx";
import type { Answers } from "./answer-calls.ts";
import { inventUser, showPage } from "./show-page.tsx";

/** The page of the search. */
export const jobsPage = { path: "jobs", Page: JobsPage, clientLoader };

/**
 * Searches on the page of the search, at the portals of `found`, which answer with these vacancies.
 * @param address the question, as it stands in the address
 */
export async function showResults(
  size: { width: number; height: number },
  found: Readonly<Record<string, Job[]>>,
  { address = "q=vendas", user = inventUser() }: { address?: string; user?: User } = {},
) {
  const shown = await showPage(size, `/jobs?${address}`, jobsPage, {
    user,
    answers: { searchJobs: answerWith(found) },
    stored: { selected_providers: Object.keys(found).join(",") },
  });
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  return shown;
}

/** Every portal answers at once; one that is missing in `found` is empty. */
export function answerWith(found: Readonly<Record<string, Job[]>>): NonNullable<Answers["searchJobs"]> {
  return ({ body }) => {
    const { services } = endpoints.searchJobs.body.parse(body);
    return {
      services: services.map((id) =>
        groupOf({ name: id, display_name: providerLabel(id), jobs: found[id] ?? [] }),
      ),
      remaining_credits: 240 - 7 * services.length,
    };
  };
}

/** An ordinary vacancy, but for these facts. */
export function vacancy(facts: Partial<Job>): Job {
  return jobOf({
    id: "gupy-0123456789abcdef",
    salary: "R$ 2.100,00 por mês",
    url: "https://vagas.example/1",
    ...facts,
  });
}
