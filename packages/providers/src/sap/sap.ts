import { defineProvider } from "../core/reply/define-provider.ts";
import { readSeveralBoards } from "../platforms/several-boards.ts";
import { readSmartRecruiters } from "../platforms/smartrecruiters/smartrecruiters.ts";
import { readSuccessFactors } from "../platforms/successfactors/successfactors.ts";
import { sapSettings } from "./settings.ts";

const { careers, smartRecruiters, contractOfCareerStatus } = sapSettings;

const { origins, ...boards } = readSeveralBoards(
  {
    origin: careers.origin,
    idPrefix: "",
    // The feed repeats the vacancies of the list.
    stepsWithVacancies: ["list"],
    ...readSuccessFactors({
      ...careers,
      company: "SAP",
      contractOf: ({ customfield3 = "" }) =>
        /^student/i.test(customfield3) ? contractOfCareerStatus.student : undefined,
    }),
  },
  {
    origin: smartRecruiters.origin,
    idPrefix: smartRecruiters.idPrefix,
    stepsWithVacancies: ["list", "known"],
    ...readSmartRecruiters({ ...smartRecruiters, company: "SAP" }),
  },
);

/**
 * SAP's own vacancies, which move between two boards: those before September 2026 are at careers.sap.com
 * (SuccessFactors: search pages, feed, job pages), newer ones on SmartRecruiters (JSON). Neither needs a key.
 */
export const sap = defineProvider(
  { ...sapSettings, origins, pageSize: careers.pageSize },
  {
    id: "sap",
    access: "public-pages",
    robots:
      "careers.sap.com/robots.txt: not seen; search and job pages are its public front. " +
      "api.smartrecruiters.com/robots.txt (seen by several, August to October 2026): everything disallowed, except for LinkedInBot",
    filters: { keywords: "all", state: false, city: false },
    absentFields: ["pay"],
    ...boards,
  },
);
