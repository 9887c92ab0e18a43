import { defineSettings, limitChoices } from "../core/settings.ts";

limitChoices("solides", { payPeriod: ["hour", "day", "week", "month", "year"] });

export const solidesSettings = defineSettings("solides", {
  origin: "https://vagas.solides.com.br",
  searchPath: "/api/vacancies",
  paceMs: 500,
  inFlightMax: 2,
  /**
   * The site itself asks for 14. In autumn 2026 two clients reported status 500 for more, two others asked
   * for 20 and got them.
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
   * Ids of letters and digits belong to vacancies on other sites: no client of autumn 2026 found a working
   * page for them, and `/vagas/<a>/<b>` is the route of the search. Null leaves them out, counted.
   */
  otherJobPath: (_item: { slug: string; id: string }): string | null => null,
  /**
   * The portal cannot be asked for a state alone, but for several cities, joined by commas: measured on the
   * route before September 2026, and seen in other clients' code for this one. So the state's cities are asked
   * beside the whole country, which also has the small towns. False asks the country alone.
   */
  asksCitiesOfState: true,
  requestsMax: 5,
  requestsUsual: 2,
});
