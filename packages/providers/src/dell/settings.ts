import { defineSettings } from "../core/settings.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const dellSettings = defineSettings("dell", {
  /** jobs.dell.com leads here; seen to answer by several from August to October 2026. */
  origin: "https://enterpriseplatform.dell.com",
  /** Oracle's own name of the same site, which still answered others in autumn 2026. */
  otherOrigin: "https://iawmqy.fa.ocs.oraclecloud.com",
  paceMs: 600,
  inFlightMax: 2,
  siteNumber: "CX_1001",
  /**
   * A country's English name was seen to work with Romania; where it finds nothing or is ignored, the id of
   * Brazil's facet is asked.
   */
  location: "Brazil",
  /** Seen from 20 to 200. */
  pageSize: 50,
  pagesMax: 3,
  detailsMax: 6,
  jobPath: (id: string) => `/hcmUI/CandidateExperience/en/sites/careers/job/${encodeURIComponent(id)}`,
  requestsMax: 10,
});
