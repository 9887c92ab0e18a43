/** What is not measured, or may want tuning, stands here in sight. */
export const dellSettings = {
  origin: "https://iawmqy.fa.ocs.oraclecloud.com",
  siteNumber: "CX_1001",
  /** A country's English name was seen to work with Romania; where it finds nothing, everything is asked. */
  location: "Brazil",
  /** Seen from 20 to 200. */
  pageSize: 50,
  pagesMax: 3,
  detailsMax: 6,
  jobPath: (id: string) => `/hcmUI/CandidateExperience/en/sites/careers/job/${encodeURIComponent(id)}`,
  requestsMax: 10,
} as const;
