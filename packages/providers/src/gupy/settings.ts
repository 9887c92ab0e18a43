import { defineSettings, table } from "../core/settings.ts";

export const gupySettings = defineSettings("gupy", {
  origin: "https://portal.gupy.io",
  searchPath: "/api/job-search/jobs",
  paceMs: 500,
  inFlightMax: 2,
  /** 100 is the most it accepts; 200 was answered with 400. */
  pageSize: 100,
  /** An offset from here on is answered with 400. */
  offsetMax: 10_000,
  /** Above this `limit`, `pagination.total` is wrong: it equals the page size. */
  truthfulTotalLimitMax: 10,
  /** Number of single words that are asked beside the whole phrase. */
  wordRequestsMax: 2,
  /** Pages of the whole phrase. Single words, which only add vacancies, have one page. */
  pagesMax: 3,
  requestsMax: 6,
  requestsUsual: 2,
  // Types of vacancy whose code does not name the contract as `readContract` knows it. `vacancy_type_associate` may be
  // CLT or PJ, so it has no entry; "parter" is the portal's own spelling.
  contracts: table<Readonly<Partial<Record<string, string>>>>({
    vacancy_type_effective: "CLT",
    vacancy_legal_entity: "PJ",
    vacancy_type_summer: "Estágio de férias",
    vacancy_type_parter: "Sócio",
    vacancy_type_lecturer: "Docente",
  }),
  /** The type of a pool of candidates, which is not an opening. */
  talentPool: "vacancy_type_talent_pool",
});
