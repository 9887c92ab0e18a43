import { defineSettings } from "../core/settings.ts";

/** Holds the values that were not measured or that may need tuning. */
export const dellSettings = defineSettings("dell", {
  /** jobs.dell.com redirects here; several clients saw it answer from August to October 2026. */
  origin: "https://enterpriseplatform.dell.com",
  /** Oracle's own address of the same site, which still answered other clients in autumn 2026. */
  otherOrigin: "https://iawmqy.fa.ocs.oraclecloud.com",
  paceMs: 600,
  inFlightMax: 2,
  siteNumber: "CX_1001",
  /**
   * A country's English name was seen to work with Romania; where it finds nothing or is ignored, the request
   * is repeated with the id of Brazil's facet.
   */
  location: "Brazil",
  /** Clients use 20 to 200. */
  pageSize: 50,
  pagesMax: 3,
  detailsMax: 6,
  jobPath: (id: string) => `/hcmUI/CandidateExperience/en/sites/careers/job/${encodeURIComponent(id)}`,
  requestsMax: 10,
  requestsUsual: 2,
});
