import type { Job } from "@vagou/contract/search/job";
import { jobOf } from "./job-of.ts";

/** An ordinary vacancy, but for these facts. */
export function vacancy(facts: Partial<Job>): Job {
  return jobOf({
    id: "gupy-0123456789abcdef",
    salary: "R$ 2.100,00 por mês",
    url: "https://vagas.example/1",
    ...facts,
  });
}
