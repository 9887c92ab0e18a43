import { defineSettings, either, limitChoices } from "../core/settings.ts";

limitChoices("remotar", {
  companyFirst: ["company", "companyDisplayName"],
  payUnit: ["cents", "reais"],
  payPeriod: ["hour", "day", "week", "month", "year"],
});

/** What is not measured, or may want tuning, stands here in sight. */
export const remotarSettings = defineSettings("remotar", {
  origin: "https://api.remotar.com.br",
  searchPath: "/jobs",
  paceMs: 700,
  inFlightMax: 2,
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
  companyFirst: either<"company" | "companyDisplayName">("company"),
  /** "900000 a 1200000 USD por mês" was seen: that is plausible in cents only (inferred). */
  payUnit: either<"cents" | "reais">("cents"),
  /** The portal names no period but in rare kinds of pay; its own site writes "por mês". */
  payPeriod: "month" as const,
  /** Amounts outside are mistakes of whoever typed them; in reais, least and most. */
  payBounds: {
    hour: [5, 1_000] as const,
    day: [30, 10_000] as const,
    week: [100, 50_000] as const,
    month: [300, 100_000] as const,
    year: [3_600, 1_200_000] as const,
  },
  /** `toMatch` is the portal's "a combinar" (inferred). */
  toMatchIsNegotiable: true,
  /** Vacancies abroad, paid in another currency, are open to people in Brazil. */
  dropInternational: false,
});
