import { defineSettings, limitChoices } from "../core/settings.ts";

limitChoices("solides", { payPeriod: ["hour", "day", "week", "month", "year"] });

/** What is not measured, or may want tuning, stands here in sight. */
export const solidesSettings = defineSettings("solides", {
  origin: "https://vagas.solides.com.br",
  searchPath: "/api/vacancies",
  paceMs: 500,
  inFlightMax: 2,
  /**
   * The site itself asks 14. In autumn 2026 two clients said that more is answered with 500, two others
   * asked 20 and were answered.
   */
  pageSize: 14,
  /** Older vacancies are left out: many are years old and still marked open. */
  ageMaxDays: 180,
  /** The provider does not say the period of its amounts; they fit a month. */
  payPeriod: "month" as const,
  /** "Banco de Talentos" collects candidates; it is no opening. */
  dropTalentPools: true,
  /** The public address of a vacancy with a number, seen working; `redirectLink` is malformed. */
  jobPath: (id: string) => `/vaga/${id}`,
  /**
   * Ids of letters and digits belong to vacancies on other sites: no client of autumn 2026 found a page of
   * theirs that opens, and `/vagas/<a>/<b>` is the search's own route. Null leaves them out, counted.
   */
  otherJobPath: (_item: { slug: string; id: string }): string | null => null,
  /**
   * A state alone cannot be asked, several cities can, joined by commas: measured on the route before
   * September 2026, only seen in others' code on this one. So the state's cities are asked beside
   * the whole country, which also has the small towns. False asks the country alone.
   */
  asksCitiesOfState: true,
  requestsMax: 5,
});
