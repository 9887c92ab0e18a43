/** What is not measured, or may want tuning, stands here in sight. */
export const remotarSettings = {
  /** What the portal gives unasked; nobody has shown that a `limit` changes it. */
  pageSize: 50,
  pagesMax: 4,
  /**
   * The public address of a vacancy. The front end leads here; `/job/<id>` alone was used by
   * others too.
   */
  jobPath: (id: string, companySlug: string, titleSlug: string) =>
    `/job/${id}/${companySlug || "empresa"}/${titleSlug || "vaga"}`,
  /** Clients disagree on which of two employer names to believe first. */
  companyFirst: "company" as "company" | "companyDisplayName",
  /** "900000 a 1200000 USD por mês" was seen: that is plausible in cents only (inferred). */
  payUnit: "cents" as "cents" | "reais",
  /** The portal names no period but in rare kinds of pay; its own site writes "por mês". */
  payPeriod: "month",
  /** Amounts outside are mistakes of whoever typed them; in reais, least and most. */
  payBounds: {
    hour: [5, 1_000],
    day: [30, 10_000],
    week: [100, 50_000],
    month: [300, 100_000],
    year: [3_600, 1_200_000],
  },
  /** `toMatch` is the portal's "a combinar" (inferred). */
  toMatchIsNegotiable: true,
  /** Vacancies abroad, paid in another currency, are open to people in Brazil. */
  dropInternational: false,
} as const;
