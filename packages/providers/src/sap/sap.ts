import { defineProvider } from "../core/provider.ts";
import { readSuccessFactors } from "../platforms/successfactors.ts";
import { sapSettings } from "./settings.ts";

/** SAP's own vacancies at jobs.sap.com (SuccessFactors, no key): search pages, feed, job pages. */
export const sap = defineProvider({
  id: "sap",
  origins: ["https://jobs.sap.com"],
  access: "public-pages",
  robots: "jobs.sap.com/robots.txt: not seen; search and job pages are its public front",
  paceMs: 700,
  pageSize: sapSettings.pageSize,
  requestsMax: sapSettings.requestsMax,
  filters: { keywords: "all", state: false, city: false },
  neverTells: ["pay"],
  ...readSuccessFactors({
    origin: "https://jobs.sap.com",
    company: "SAP",
    locale: sapSettings.locale,
    location: sapSettings.location,
    pageSize: sapSettings.pageSize,
    pagesMax: sapSettings.pagesMax,
    detailsMax: sapSettings.detailsMax,
    useFeed: sapSettings.useFeed,
    contractOf: ({ customfield3 = "" }) =>
      /^student/i.test(customfield3) ? sapSettings.contractOfCareerStatus.student : undefined,
  }),
});
