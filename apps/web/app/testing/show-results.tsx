import type { User } from "@vagou/contract/api/answers";
import { endpoints } from "@vagou/contract/api/endpoints";
import type { Job } from "@vagou/contract/search/job";
import { page } from "vitest/browser";
import { answerOf } from "#features/search/testing/answer-of.ts";
import JobsPage, { clientLoader } from "../routes/jobs.tsx";
import type { Answers } from "./answer-calls.ts";
import { inventUser, type Page, showPage } from "./show-page.tsx";

/** The page of the search. */
export const jobsPage = { path: "jobs", Page: JobsPage, clientLoader };

/** `address`: the question, as it stands in the address; the others as for `showPage`. */
type Situation = { address?: string; answers?: Answers; others?: readonly Page[]; user?: User };

/** Searches on the page of the search, at the portals of `found`, which answer with these vacancies. */
export async function showResults(
  size: { width: number; height: number },
  found: Readonly<Record<string, Job[]>>,
  { address = "q=vendas", answers = {}, others = [], user = inventUser() }: Situation = {},
) {
  const shown = await showPage(size, `/jobs?${address}`, jobsPage, {
    user,
    others,
    answers: { searchJobs: answerWith(found), ...answers },
    stored: { selected_providers: Object.keys(found).join(",") },
  });
  await page.getByRole("button", { name: "Buscar vagas" }).click();
  return shown;
}

/** Every portal answers at once; one that is missing in `found` is empty. */
export function answerWith(found: Readonly<Record<string, Job[]>>): NonNullable<Answers["searchJobs"]> {
  return ({ body }) => {
    const { services } = endpoints.searchJobs.body.parse(body);
    return answerOf(services, found);
  };
}
