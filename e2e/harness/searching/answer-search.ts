import { endpoints } from "@vagou/contract/api/endpoints";
import type { Job } from "@vagou/contract/search/job";
import type { Page } from "playwright-core";
import { answerOf } from "../../../apps/web/app/features/search/testing/answer-of.ts";

export { vacancy } from "../../../apps/web/app/features/search/testing/vacancy.ts";

/**
 * Answers the searches of `page` in the server's place, for answers that no stand-in gives. Every answer has the
 * shape of the contract.
 *
 * @param found the vacancies of each portal by its id; a portal that is missing is empty
 */
export async function answerSearch(page: Page, found: Readonly<Record<string, Job[]>>): Promise<void> {
  await page.route("**/api/jobs/search", async (route) => {
    const { services } = endpoints.searchJobs.body.parse(route.request().postDataJSON());
    const answer = endpoints.searchJobs.response.parse(answerOf(services, found));
    await route.fulfill({ json: answer });
  });
}
