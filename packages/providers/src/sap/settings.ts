import type { ProviderQuery } from "../core/provider.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const sapSettings = {
  /** Tens of vacancies in the whole country: one sweep of it is asked, the place is compared by us. */
  location: (_query: ProviderQuery) => "Brazil",
  /** `en_US` was seen; the vacancies of Brazil carry it too. */
  locale: "en_US",
  pageSize: 25,
  pagesMax: 2,
  detailsMax: 6,
  /** The feed has the whole texts of the twenty newest. */
  useFeed: true,
  /** SAP's `customfield3` is the career status; students in Brazil are hired as interns (inferred). */
  contractOfCareerStatus: { student: "Estágio" },
  requestsMax: 10,
} as const;
