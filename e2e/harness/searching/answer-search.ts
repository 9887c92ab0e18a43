import { providerLabel } from "@vagou/contract/search/catalogue";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { Job } from "@vagou/contract/search/job";
import type { Page } from "playwright-core";
import { groupOf, jobOf } from "../../../apps/web/app/features/search/testing/job-of.ts";

/**
 * Answers the searches of `page` in the server's place, for answers that no stand-in gives. Every answer has the
 * shape of the contract.
 *
 * @param found the vacancies of each portal by its id; a portal that is missing is empty
 */
export async function answerSearch(page: Page, found: Readonly<Record<string, Job[]>>): Promise<void> {
  await page.route("**/api/jobs/search", async (route) => {
    const { services } = endpoints.searchJobs.body.parse(route.request().postDataJSON());
    const answer = endpoints.searchJobs.response.parse({
      services: services.map((id) =>
        groupOf({ name: id, display_name: providerLabel(id), jobs: found[id] ?? [] }),
      ),
      remaining_credits: 240 - 7 * services.length,
    });
    await route.fulfill({ json: answer });
  });
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
