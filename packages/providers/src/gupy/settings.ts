import { defineSettings } from "../core/settings.ts";

/** What is not measured, or may want tuning, stands here in sight. */
export const gupySettings = defineSettings("gupy", {
  origin: "https://portal.gupy.io",
  searchPath: "/api/job-search/jobs",
  paceMs: 500,
  inFlightMax: 2,
  /** 100 is the most it accepts; 200 was answered with 400. */
  pageSize: 100,
  /** An offset from here on is answered with 400. */
  offsetMax: 10_000,
  /** `pagination.total` equals the page size above this `limit`. */
  truthfulTotalLimitMax: 10,
  /** Beside the whole phrase, this many words are asked for one by one. */
  wordRequestsMax: 2,
  /** Pages of the whole phrase. Pages of single words are not turned: they only widen. */
  pagesMax: 3,
  requestsMax: 6,
});
