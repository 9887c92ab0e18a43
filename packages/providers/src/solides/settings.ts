/** What is not measured, or may want tuning, stands here in sight. */
export const solidesSettings = {
  /** The site itself asks 14; 20 was answered on 9 October 2026; 50 was answered with 500. */
  pageSize: 20,
  /** Older vacancies are left out: many are years old and still marked open. */
  ageMaxDays: 180,
  /** The provider does not say the period of its amounts; they fit a month. */
  payPeriod: "month",
  /** "Banco de Talentos" collects candidates; it is no opening. */
  dropTalentPools: true,
  /**
   * The public address of a vacancy, from the origin that answered. Seen working for both
   * kinds of id in September 2026; `redirectLink` has been malformed since then.
   */
  jobPath: (slug: string, id: string) => `/vagas/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`,
  /**
   * A state alone cannot be asked, several cities can, joined by commas: measured on the route before
   * September 2026, only seen in others' code on this one. So the state's cities are asked beside
   * the whole country, which also has the small towns. False asks the country alone.
   */
  asksCitiesOfState: true,
  requestsMax: 5,
} as const;
