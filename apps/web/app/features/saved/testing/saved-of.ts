import type { SavedVacancy } from "@vagou/contract/saved/saved-vacancies";

/** A saved vacancy with the given facts. */
export function savedOf(facts: Partial<SavedVacancy>): SavedVacancy {
  return {
    id: "gupy-0123456789abcdef",
    title: "Vendedor",
    company: null,
    location: null,
    salary: null,
    contract: null,
    level: null,
    work_mode: null,
    url: "https://portal.example/vaga/1",
    posted_at: null,
    apply_until: null,
    source: "gupy",
    display_name: "Gupy",
    status: "saved",
    status_at: "2026-11-20T13:00:00.000Z",
    saved_at: "2026-11-20T13:00:00.000Z",
    note: "",
    next_step: "",
    next_step_on: null,
    last_seen_at: "2026-11-20",
    not_found_since: null,
    ...facts,
  };
}
