import { defineSettings, either, limitChoices } from "../core/settings.ts";

limitChoices("remotar", {
  companyFirst: ["company", "companyDisplayName"],
  payUnit: ["cents", "reais"],
  payPeriod: ["hour", "day", "week", "month", "year"],
});

export const remotarSettings = defineSettings("remotar", {
  origin: "https://api.remotar.com.br",
  searchPath: "/jobs",
  paceMs: 700,
  inFlightMax: 2,
  /** The portal's default; it is not proved that a `limit` changes it. */
  pageSize: 50,
  pagesMax: 4,
  /**
   * The public address of a vacancy, as the portal's front end links to it; other clients also used
   * `/job/<id>` alone.
   */
  jobPath: (id: string, companySlug: string, titleSlug: string) =>
    `/job/${id}/${companySlug || "empresa"}/${titleSlug || "vaga"}`,
  /** Which of two employer names counts first; other clients do not agree on it. */
  companyFirst: either<"company" | "companyDisplayName">("company"),
  /** "900000 a 1200000 USD por mês" was seen: that is plausible in cents only (inferred). */
  payUnit: either<"cents" | "reais">("cents"),
  /** The portal names the period for rare kinds of pay only; its own site writes "por mês". */
  payPeriod: "month" as const,
  /** Amounts outside of these bounds are typing mistakes; in reais, least and most. */
  payBounds: {
    hour: [5, 1_000] as const,
    day: [30, 10_000] as const,
    week: [100, 50_000] as const,
    fortnight: [150, 50_000] as const,
    month: [300, 100_000] as const,
    year: [3_600, 1_200_000] as const,
  },
  /** `toMatch` is the portal's "a combinar" (inferred). */
  toMatchIsNegotiable: true,
  /** False, because vacancies abroad, paid in another currency, are open to people in Brazil. */
  dropInternational: false,
});
